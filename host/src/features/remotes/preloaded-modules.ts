/** The modules of an entry's release that the document preloads, without the entry itself, as absolute addresses. */
export function preloadedModules(entry: string): string[] {
  const { href: own } = new URL(entry, location.href);
  const release = new URL('.', own).href;
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    .map(({ href }) => href)
    .filter((href) => href.startsWith(release) && href !== own);
}
