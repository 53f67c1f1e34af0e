/** What reading a file or a folder gives, or undefined when there is none; any other failure stays one. */
export function ignoreNotFound<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}
