// Makes pointer and keyboard input on a test server. Declared here as in XTest.h, whose other half is about types that
// no test needs.
struct _XDisplay;
int XTestFakeMotionEvent(struct _XDisplay *_Nonnull display, int screen, int x, int y, unsigned long delay);
int XTestFakeButtonEvent(struct _XDisplay *_Nonnull display, unsigned int button, int isPress, unsigned long delay);
int XTestFakeKeyEvent(struct _XDisplay *_Nonnull display, unsigned int key, int isPress, unsigned long delay);
