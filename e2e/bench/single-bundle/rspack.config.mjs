import path from 'node:path';
import { plainConfiguration } from 'shared-kit/build';
import { APPS, ROOT } from '../../../scripts/root.mjs';

const root = import.meta.dirname;
const folders = Object.keys(APPS).map((folder) => path.join(ROOT, folder));

/** Everything in one file: `--env site` for the public site, rendered on the server likewise, `--env console`. */
export default (/** @type {{ site?: boolean, console?: boolean }} */ { site, console }) => {
  if (site)
    return plainConfiguration({
      root,
      folders,
      entry: './site.tsx',
      serverEntry: './server.tsx',
      outputPath: path.join(root, 'dist', 'site'),
    });
  if (console)
    return plainConfiguration({
      root,
      folders,
      entry: './console.tsx',
      outputPath: path.join(root, 'dist', 'console'),
    });
  throw new Error('Say what to build: --env site or --env console');
};
