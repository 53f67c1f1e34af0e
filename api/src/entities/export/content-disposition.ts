/** Returns a `Content-Disposition` header for a download; the file name is stripped of paths and unsafe characters. */
export function contentDisposition(name: string, extension: string): string {
  // Normalized first: a full-width quotation mark becomes a plain one, which must be replaced too.
  const composed = name.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const clean = composed.replace(/[\p{Cc}/\\:*?"<>|]+/gu, '-').replace(/^[.\s]+/, '') || 'export';
  const full = clean.toLowerCase().endsWith(`.${extension}`) ? clean : `${clean}.${extension}`;
  const ascii = full.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(full).replace(/['()]/g, escape)}`;
}
