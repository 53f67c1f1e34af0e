// The process in which papers become PDF (src/platform/pdf/create-pdf-engine.ts). Its own, since compiling is synchronous and
// keeps memory; plain JavaScript, so that sources and builds start the same file.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const require = createRequire(import.meta.url);
const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const TYPEFACES = [
  '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
];
const LAST_TYPEFACE = '@fontsource/unifontex/files/unifontex-latin-400-normal.woff';
const MAIN = `${FOLDER}paper.typ`;

/** Letters and signs beyond those of the first typefaces: Latin, Greek, Cyrillic, Arabic, punctuation, currencies. */
const OTHER_LETTERS = /[^\p{ASCII}\u0080-\u04ff\u0600-\u06ff\u1e00-\u206f\u20a0-\u20bf\u2116\u2122]/u;

/** @type {Map<boolean, NodeCompiler>} */
const compilers = new Map();

process.on('message', ({ paper }) => {
  const compiler = compilerFor(OTHER_LETTERS.test(paper));
  const options = { pdfStandard: 'a-2b', pdfTags: true };
  try {
    const pdf = compiler.pdf({ mainFilePath: MAIN, inputs: { paper } }, options);
    process.send?.({ pdf, memory: memoryAfter(compiler) });
  } catch (error) {
    const reason = error instanceof Error ? (error.code ?? error.message) : error;
    process.send?.({ error: String(reason), memory: memoryAfter(compiler) });
  }
});
process.on('disconnect', () => process.exit(0));

/** @param {NodeCompiler} compiler */
function memoryAfter(compiler) {
  compiler.evictCache(0);
  return process.memoryUsage.rss();
}

/** Creates a compiler when one is first used: that with all letters costs 20 MB more. @param {boolean} withOtherLetters */
function compilerFor(withOtherLetters) {
  const known = compilers.get(withOtherLetters);
  if (known) return known;
  const fontBlobs = TYPEFACES.map((file) => readFileSync(require.resolve(file)));
  if (withOtherLetters) fontBlobs.push(toTrueType(readFileSync(require.resolve(LAST_TYPEFACE))));
  const compiler = NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontBlobs }] });
  compilers.set(withOtherLetters, compiler);
  return compiler;
}

/** Returns a font file of the web (WOFF 1) as the TrueType file that it was made of. @param {Buffer} woff */
function toTrueType(woff) {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + index * 20;
    const [offset, stored, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const bytes = woff.subarray(offset, offset + stored);
    return {
      tag: woff.subarray(entry, entry + 4),
      sum: woff.subarray(entry + 16, entry + 20),
      size,
      data: stored < size ? inflateSync(bytes) : bytes,
    };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + count * 16);
  woff.copy(header, 0, 4, 8);
  const search = [count, power * 16, Math.log2(power), (count - power) * 16];
  for (const [index, value] of search.entries()) header.writeUInt16BE(value, 4 + index * 2);
  let offset = header.length;
  const parts = [header];
  for (const [index, { tag, sum, size, data }] of tables.entries()) {
    const entry = 12 + index * 16;
    tag.copy(header, entry);
    sum.copy(header, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(size, entry + 12);
    const padding = Buffer.alloc((4 - (size % 4)) % 4);
    parts.push(data, padding);
    offset += size + padding.length;
  }
  return Buffer.concat(parts);
}
