import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg']);

/** Writes a `.br` and a `.gz` version of every text file that is served, so that no file is compressed per request. */
export class CompressPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('CompressPlugin', () => compressFolder(compiler.outputPath));
  }
}

/** @param {string} folder */
async function compressFolder(folder) {
  const files = (await readdir(folder)).filter((file) => COMPRESSIBLE.has(path.extname(file)));
  await Promise.all(
    files.map(async (file) => {
      const target = path.join(folder, file);
      const content = await readFile(target);
      const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY };
      await writeFile(`${target}.br`, await brotli(content, { params }));
      await writeFile(`${target}.gz`, await gzip(content, { level: 9 }));
    }),
  );
}
