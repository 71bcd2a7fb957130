/* What a carried library asks of a glibc that is newer than that of every other library: make_portable lets it ask here.
 *
 * Debian 12's libexpat alone names a call of glibc 2.36 (arc4random_buf, from which it takes a seed for its tables); everything else runs
 * with 2.35, which is Ubuntu 22.04's. */
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/random.h>

void arc4random_buf(void* bytes, size_t count)
{
    char* next = bytes;
    while (count > 0) {
        const ssize_t got = getrandom(next, count, 0);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) abort();
        next += got;
        count -= (size_t)got;
    }
}
