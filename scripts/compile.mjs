import { compile } from './build-stale.mjs';

// Projects to compile, as arguments; all by default.
if (!(await compile(process.argv.slice(2)))) process.exitCode = 1;
