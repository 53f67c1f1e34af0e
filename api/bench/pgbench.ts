import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BenchResult } from './bench-result.ts';

const run = promisify(execFile);

/** Repeats one prepared statement on ten connections. `p50` is the average, since pgbench reports no percentiles. */
export type Pgbench = (sql: string) => Promise<BenchResult>;

/** Returns a function that runs pgbench; undefined when it is not installed. */
export async function findPgbench(url: string, folder: string): Promise<Pgbench | undefined> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const tools = versions.map((version) => join('/usr/lib/postgresql', version, 'bin/pgbench'));
  const tool = await firstThatRuns(tools);
  if (!tool) return undefined;
  return async (sql) => {
    const script = join(folder, 'statement.sql');
    await writeFile(script, `${sql.replace(/\s+/g, ' ')};\n`);
    const { stdout } = await run(tool, ['-n', '-M', 'prepared', '-c', '10', '-j', '2', '-T', '1', '-f', script, url]);
    const average = Number(/latency average = ([\d.]+)/.exec(stdout)?.[1]);
    return {
      perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]),
      p50: average,
      p99: Number.NaN,
      processor: Number.NaN,
    };
  };
}

async function firstThatRuns(tools: readonly string[]): Promise<string | undefined> {
  for (const tool of tools) {
    const runs = await run(tool, ['--version']).then(
      () => true,
      () => false,
    );
    if (runs) return tool;
  }
  return undefined;
}
