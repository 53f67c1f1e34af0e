import { constants } from 'node:zlib';

/** Quality of brotli: higher ones take longer than what they save of the transfer. */
const BROTLI_QUALITY = 5;

/** Options of `@fastify/compress`. Every chunk is flushed at once, so that an export arrives row by row. */
export const COMPRESSION_OPTIONS = {
  encodings: ['br' as const, 'gzip' as const],
  // Request bodies are not decompressed: the API refuses compressed ones.
  globalDecompression: false,
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    flush: constants.BROTLI_OPERATION_FLUSH,
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};
