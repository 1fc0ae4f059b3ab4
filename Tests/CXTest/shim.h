// Makes pointer and keyboard input on a test server.
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
