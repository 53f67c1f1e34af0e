/** Makes the browser save the answer under a name, which keeps no path and no sign that could end the header. */
export function contentDisposition(name: string, extension: string): string {
  // Composed first: a wide quotation mark becomes a plain one, and would end the name later.
  const composed = name.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const clean = composed.replace(/[\p{Cc}/\\:*?"<>|]+/gu, '-').replace(/^[.\s]+/, '') || 'export';
  const full = clean.toLowerCase().endsWith(`.${extension}`) ? clean : `${clean}.${extension}`;
  const ascii = full.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(full).replace(/['()]/g, escape)}`;
}
