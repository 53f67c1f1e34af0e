/** A path as the router of the pages reads it; undefined for one that is no text. */
export function decodePath(pathname: string): string | undefined {
  try {
    // An encoded slash stays within its segment.
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return undefined;
  }
}
