// Xlib with the extensions that the driver uses.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/XKBlib.h>
#include <X11/keysym.h>
#include <X11/cursorfont.h>
#include <X11/Xcursor/Xcursor.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/Xrandr.h>
#include <X11/extensions/sync.h>
#include <locale.h>
#include <X11/extensions/XInput.h>
#include <X11/extensions/XInput2.h>
#include <poll.h>

// The main dispatch queue for a loop that is not its own: what CoreFoundation uses, without CoreFoundation.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Null_unspecified message);

// Declared by the C library for GNU programs only: a poll that sleeps shorter than a millisecond.
int ppoll(struct pollfd *_Nonnull entries, nfds_t count, const struct timespec *_Nullable time,
          const void *_Nullable signals);

// Swift calls no function with a variable number of arguments: an input context without a window of its own for what is
// being composed, for one window.
static inline XIC _Nullable cx11_create_input_context(XIM _Nonnull method, Window window) {
  return XCreateIC(method, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow, window, XNFocusWindow,
                   window, (void *)0);
}

// The same reason: hears of the end of the program that an input method is.
static inline void cx11_watch_input_method(XIM _Nonnull method, XIMCallback *_Nonnull callback) {
  XSetIMValues(method, XNDestroyCallback, callback, (void *)0);
}
