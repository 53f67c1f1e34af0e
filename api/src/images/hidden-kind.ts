import { Script } from 'node:vm';

/** How the end of a ZIP archive begins, and how long it is without and with the longest comment. */
const ZIP_END = 'PK\x05\x06';
const ZIP_END_LENGTH = { min: 22, max: 22 + 65_535 };
/** The first block of a TAR archive, and where its checksum stands. */
const TAR_BLOCK = 512;
const TAR_SUM = { from: 148, to: 156 };

/** By what programs know a kind of file that begins within another. The bytes of a picture do not look so by chance. */
const SIGNS: readonly (readonly [kind: string, isIn: (bytes: Buffer, text: string) => boolean])[] = [
  ['a ZIP archive', hasZipEnd],
  ['a TAR archive', hasTarSum],
  ['a RAR archive', (_, text) => text.includes('Rar!\x1a\x07')],
  ['a 7z archive', (_, text) => text.includes('7z\xbc\xaf\x27\x1c')],
  ['a disc image', (_, text) => text.startsWith('CD001', 32_769)],
  ['a PDF', (_, text) => text.slice(0, 1_029).includes('%PDF-')],
  ['a web page', (_, text) => /<(?:!doctype\s+html|html|script)[\s>/]/i.test(text)],
  ['a web page', (_, text) => /<[a-z]{1,10}(?=\s)[^<>]{0,200}?\s(?:on[a-z]{3,20}|srcdoc)\s*=/i.test(text)],
  ['a PHP script', (_, text) => /<\?php\s|<\?=[\t\n\r -;=-~]{1,500}\?>|__halt_compiler\s*\(/i.test(text)],
  ['a script', (_, text) => isScript(text)],
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

/** The sum of the block's bytes, its own place counted as spaces, in octal digits. */
function hasTarSum(bytes: Buffer): boolean {
  if (bytes.length < TAR_BLOCK) return false;
  const block = Buffer.from(bytes.subarray(0, TAR_BLOCK));
  const said = block.toString('latin1', TAR_SUM.from, TAR_SUM.to).replaceAll('\0', ' ').trim();
  block.fill(' ', TAR_SUM.from, TAR_SUM.to);
  return /^[0-7]+$/.test(said) && Number.parseInt(said, 8) === block.reduce((sum, byte) => sum + byte, 0);
}

/** Would a browser take it for JavaScript? It is only parsed here, and never run. */
function isScript(text: string): boolean {
  try {
    return new Script(text) instanceof Script;
  } catch (error) {
    // Nothing else is said of what cannot be parsed; a parser that gives up before was given no picture.
    return (error as Error).name !== 'SyntaxError';
  }
}
