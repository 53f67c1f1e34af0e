/** Sets a cookie of the document; an empty value removes it. */
export function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${name}=${value}${value ? '' : '; max-age=0'}`;
}
