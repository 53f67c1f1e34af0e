import { compile } from './build-stale.mjs';

// The projects to compile; all of them by default.
if (!(await compile(process.argv.slice(2)))) process.exitCode = 1;
