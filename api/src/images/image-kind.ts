export const IMAGE_KINDS = ['jpeg', 'png', 'webp', 'avif'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** What the first bytes of a file say it is; its name and declared type say nothing. Undefined for all else. */
export function imageKind(bytes: Buffer): ImageKind | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 12) === 'ftypavif' || text(4, 12) === 'ftypavis') return 'avif';
  return undefined;
}
