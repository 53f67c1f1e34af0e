import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);
/** A tenth smaller than what a response is compressed to, and takes a tenth of a second. */
const PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
const MAX_PAGES = 2_000;

/**
 * Returns the function that returns a page in brotli's highest quality, if it has that. It compresses what is asked for a
 * second time, one page at a time, so that neither a response nor a page that nobody asks for again costs that time.
 */
export function createCompressedPages(): (page: { readonly html: string; readonly tag: string }) => Buffer | undefined {
  const pages = new LRUCache<string, { compressed?: Buffer }>({ max: MAX_PAGES });
  let isBusy = false;
  return ({ html, tag }) => {
    const page = pages.get(tag);
    if (!page) pages.set(tag, {});
    else if (!page.compressed && !isBusy) {
      isBusy = true;
      compress(html, { params: PARAMS })
        .then((compressed) => Object.assign(page, { compressed }))
        .catch(() => undefined)
        .finally(() => {
          isBusy = false;
        });
    }
    return page?.compressed;
  };
}
