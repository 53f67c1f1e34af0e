/** What reading a file or a folder gives, or undefined when there is none; any other failure stays one. */
export function unlessMissing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
