import { buildStale } from './build-stale.mjs';

process.exitCode = (await buildStale()) ? 0 : 1;
