/** How the end of a ZIP archive begins, and how long it is without and with the longest comment. */
const ZIP_END = 'PK\x05\x06';
const ZIP_END_LENGTH = { min: 22, max: 22 + 65_535 };

/**
 * By what programs know a kind of file that begins within another, or before its first part is over. The bytes of a
 * picture do not look so by chance, but for those of the scripts: one in 16,000, which passes saved anew.
 */
const SIGNS: readonly (readonly [kind: string, isIn: (bytes: Buffer, text: string) => boolean])[] = [
  ['a ZIP archive', hasZipEnd],
  ['a RAR archive', (_, text) => text.includes('Rar!\x1a\x07')],
  ['a 7z archive', (_, text) => text.includes('7z\xbc\xaf\x27\x1c')],
  ['a TAR archive', (_, text) => text.startsWith('ustar', 257)],
  ['a disc image', (_, text) => text.startsWith('CD001', 32_769)],
  ['a PDF', (_, text) => text.slice(0, 1_029).includes('%PDF-')],
  ['a web page', (_, text) => /<(?:!doctype\s+html|html|script)[\s>/]/i.test(text)],
  ['a web page', (_, text) => /<(?:body|iframe|svg)\s[^<>]{0,200}\son\w{3,20}\s*=/i.test(text)],
  ['a PHP script', (_, text) => /<\?php\s|__halt_compiler\s*\(/i.test(text)],
  // A length that JavaScript reads as the beginning of a comment or of a text.
  ['a script', (_, text) => /^.{4}(?:\/\*|=["'`])/s.test(text)],
];

/**
 * What a file is besides the picture that it begins as: a polyglot, made to pass for a picture here and to be run
 * elsewhere. It knows the common kinds, by their signs. Other pictures and films, as phones put them behind theirs, are
 * none.
 */
export function hiddenKind(picture: Buffer): string | undefined {
  const text = picture.toString('latin1');
  return SIGNS.find(([, isIn]) => isIn(picture, text))?.[0];
}

/** Four bytes alone do occur by chance: the lengths that follow must fit in front of them. */
function hasZipEnd(bytes: Buffer): boolean {
  const first = Math.max(0, bytes.length - ZIP_END_LENGTH.max);
  const last = bytes.length - ZIP_END_LENGTH.min;
  for (let at = bytes.indexOf(ZIP_END, first); at >= 0 && at <= last; at = bytes.indexOf(ZIP_END, at + 1)) {
    const [length, offset] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)];
    // All ones say that an archive is large and has its lengths elsewhere.
    if (length + offset <= at || offset === 0xffff_ffff) return true;
  }
  return false;
}
