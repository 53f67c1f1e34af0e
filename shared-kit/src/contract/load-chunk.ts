const NAME = 'ChunkError';

/**
 * Loads a module of a remote that is a chunk of its own.
 * @throws ChunkError when it does not arrive, arrives broken, or throws while it is evaluated
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw Object.assign(new Error(`A chunk could not be loaded: ${reason}`, { cause }), { name: NAME });
  }
}

/** Whether `loadChunk` threw it. By its name: host and remotes each have a copy of this module. */
export function isChunkError(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}
