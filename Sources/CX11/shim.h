// Xlib with the extensions that the driver uses.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/XKBlib.h>
#include <X11/keysym.h>
#include <X11/cursorfont.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/XInput.h>
#include <X11/extensions/XInput2.h>
#include <poll.h>

// The main dispatch queue for a loop that is not its own: what CoreFoundation uses, without CoreFoundation.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Null_unspecified message);

// Declared by the C library for GNU programs only: a poll that sleeps shorter than a millisecond.
int ppoll(struct pollfd *_Nonnull entries, nfds_t count, const struct timespec *_Nullable time,
          const void *_Nullable signals);
