import path from 'node:path';
import { plainConfiguration } from 'shared-kit/build';

/** Everything in one file, or a file a page: `--env split`. */
export default ({ split = false } = {}) =>
  plainConfiguration({
    root: import.meta.dirname,
    entry: './main.tsx',
    outputPath: path.join(import.meta.dirname, 'dist', split ? 'split' : 'one'),
    isSplit: Boolean(split),
  });
