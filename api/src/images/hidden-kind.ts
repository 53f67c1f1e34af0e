/**
 * By what programs know a kind of file that may begin within another, in a file of one character per byte. Long enough
 * not to be met in pixels; `/*` is, once in 65,536 pictures, which pass when they are saved anew.
 */
const SIGNS: readonly (readonly [kind: string, isIn: (file: string) => boolean])[] = [
  ['a ZIP archive', (file) => file.includes('PK\x05\x06\0\0\0\0') || file.includes('PK\x05\x06\xff\xff\xff\xff')],
  ['a RAR archive', (file) => file.includes('Rar!\x1a\x07')],
  ['a 7z archive', (file) => file.includes('7z\xbc\xaf\x27\x1c')],
  ['a TAR archive', (file) => file.startsWith('ustar', 257)],
  ['a disc image', (file) => file.startsWith('CD001', 32_769)],
  ['a PDF', (file) => file.slice(0, 1_029).includes('%PDF-')],
  ['a web page', (file) => /<(?:!doctype\s+html|html|script)[\s>/]/i.test(file)],
  ['a PHP script', (file) => /<\?php\s|__halt_compiler\s*\(/i.test(file)],
  // A length or a size that JavaScript reads as the beginning of a comment.
  ['a script', (file) => file.startsWith('/*', 4)],
];

/**
 * What a file is besides the picture that it begins as: a polyglot, made to pass for a picture here and to be run
 * elsewhere. Other pictures and films, as phones put them behind theirs, are none.
 */
export function hiddenKind(picture: Buffer): string | undefined {
  const file = picture.toString('latin1');
  return SIGNS.find(([, isIn]) => isIn(file))?.[0];
}
