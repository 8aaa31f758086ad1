/** Two calls of Linux that Node has nothing for. A number below 0 says that it was not done. */
export interface KernelCalls {
  /** A file that has no name and lies in memory; gives its descriptor. */
  memfd_create: (name: string, flags: number) => number;
  /** From where `position` says, which it moves; gives how many bytes the socket took. */
  sendfile: (socket: number, file: number, position: BigInt64Array, count: number) => number;
}

/** Undefined on other systems, and where koffi is not installed or has no build for this machine: it is an optional package. */
export async function loadKernelCalls(platform: string = process.platform): Promise<KernelCalls | undefined> {
  if (platform !== 'linux') return undefined;
  try {
    const { load } = await import('koffi');
    // Node itself is linked with the C library, whichever it is.
    const library = load(null);
    return {
      memfd_create: library.func('int memfd_create(const char *name, unsigned int flags)'),
      sendfile: library.func('long sendfile(int socket, int file, int64_t *position, size_t count)'),
    };
  } catch {
    return undefined;
  }
}
