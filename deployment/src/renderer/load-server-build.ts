import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

/** The one file of a server build. */
export interface ServerBuild {
  readonly file: string;
  /** `sha384-…` of what was published. */
  readonly hash: string;
}

/**
 * Runs a server build and answers what it exports.
 * @param require what it may load: nothing else is there
 * @throws Error when the file is not what was published
 */
export function loadServerBuild({ file, hash }: ServerBuild, require: (name: string) => unknown): unknown {
  const source = readFileSync(file);
  const actual = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  if (actual !== hash) throw new Error(`${file} was changed since it was published`);
  const module = { exports: {} };
  const run = vm.compileFunction(source.toString(), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, require);
  return module.exports;
}
