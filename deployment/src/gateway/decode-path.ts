/** A path as the router of the pages reads it; undefined for one that is no text. */
export function decodePath(pathname: string): string | undefined {
  try {
    // An encoded slash stays within its segment.
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'));
    // No database takes a NUL for text.
    return pathname.includes('%00') ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}
