const NAME = 'ChunkError';

/**
 * Loads a module from its own chunk.
 * @throws ChunkError when it cannot be fetched or evaluated
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw Object.assign(new Error(`A chunk could not be loaded: ${reason}`, { cause }), { name: NAME });
  }
}

/**
 * Returns whether the error was thrown by `loadChunk`. Checks the name, since host and remotes each have a copy of this
 * module.
 */
export function isChunkError(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}
