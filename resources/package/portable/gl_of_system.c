/* The calls of OpenGL that Qt's libraries name, forwarded to the system's own libraries where there are any.
 *
 * Qt asks the loader for libEGL, libGLX and libOpenGL, which belong to the graphics driver and must not be carried, and which a server or a
 * container without a display does not have. A carried Qt asks for this library instead; it looks for the system's when it is loaded.
 * Without them each call answers 0: no context of OpenGL can be made, and the program draws without one, as it always does.
 * make_portable refuses to carry a Qt that names a call that is not in the list. */
#include <dlfcn.h>
#include <stddef.h>

#define CALLS(DO) \
    DO(eglBindAPI) DO(eglChooseConfig) DO(eglCreateContext) DO(eglCreatePbufferSurface) DO(eglDestroyContext) \
    DO(eglDestroySurface) DO(eglGetConfigAttrib) DO(eglGetConfigs) DO(eglGetCurrentContext) DO(eglGetCurrentDisplay) \
    DO(eglGetCurrentSurface) DO(eglGetError) DO(eglGetProcAddress) DO(eglMakeCurrent) \
    DO(eglQueryContext) DO(eglQueryString) DO(eglSwapBuffers) DO(eglSwapInterval) DO(glGetIntegerv) DO(glGetString) \
    DO(glViewport) DO(glXChooseFBConfig) DO(glXChooseVisual) DO(glXCreateContext) DO(glXCreateNewContext) DO(glXDestroyContext) \
    DO(glXGetConfig) DO(glXGetFBConfigAttrib) DO(glXGetProcAddressARB) DO(glXGetVisualFromFBConfig) DO(glXMakeCurrent)

static size_t nothing(void) { return 0; }

/* A call's arguments stay where the caller put them: it jumps on to the place that is kept for its name. */
#if defined(__x86_64__)
#define JUMP(name) "    jmp *at_" #name "(%rip)\n"
#elif defined(__aarch64__)
#define JUMP(name) "    adrp x16, at_" #name "\n    ldr x16, [x16, :lo12:at_" #name "]\n    br x16\n"
#else
#error "How a call jumps on is said for x86-64 and AArch64 only"
#endif
#define FORWARD(name) \
    __attribute__((visibility("hidden"))) void* at_##name = (void*)nothing; \
    __asm__(".text\n.globl " #name "\n.type " #name ", @function\n" #name ":\n" JUMP(name) ".size " #name ", . - " #name "\n");
CALLS(FORWARD)

static void find(void* library, const char* name, void** place)
{
    void* found = library == NULL ? NULL : dlsym(library, name);
    if (found != NULL) *place = found;
}

__attribute__((constructor)) static void findAll(void)
{
    static const char* const names[] = {"libEGL.so.1", "libGLX.so.0", "libOpenGL.so.0", "libGL.so.1"};
    for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
        void* library = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
#define FIND(name) find(library, #name, &at_##name);
        if (library != NULL) { CALLS(FIND) }
    }
}
