import { readdir, readFile } from 'node:fs/promises';

/** What the processes of one program take. */
export interface Taken {
  /** Own memory and a share of what several have in common, MB; where that cannot be read, their whole memory. */
  readonly megabytes: number;
  /** Of processors so far, seconds. */
  readonly processorS: number;
}

/** Returns what the descendants of this process take, by program. */
export async function readProcesses(): Promise<ReadonlyMap<string, Taken>> {
  const processes = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readProcess(Number(pid)).catch(() => undefined)),
  );
  const parents = new Map(processes.flatMap((one) => (one ? [[one.pid, one.parent]] : [])));
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === process.pid || isOurs(parent));
  };
  const taken = new Map<string, Taken>();
  for (const one of processes) {
    if (!one || !isOurs(one.pid)) continue;
    const { megabytes = 0, processorS = 0 } = taken.get(one.program) ?? {};
    taken.set(one.program, { megabytes: megabytes + one.megabytes, processorS: processorS + one.processorS });
  }
  return taken;
}

async function readProcess(pid: number) {
  const [stat, command, memory] = await Promise.all(
    ['stat', 'cmdline', 'smaps_rollup'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  );
  // From the third field on: the second is a name in brackets, which may have spaces.
  const fields = (stat ?? '')
    .slice((stat ?? '').lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const kilobytes = /^Pss: +(\d+)/m.exec(memory ?? '')?.[1] ?? 0;
  return {
    pid,
    parent: fields[1],
    program: nameOf(command ?? ''),
    megabytes: Number(kilobytes) / 1_024,
    processorS: ((fields[11] ?? 0) + (fields[12] ?? 0)) / 100,
  };
}

function nameOf(command: string): string {
  const names = {
    'api/dist/server': 'API',
    'gateway/serve': 'gateway',
    'renderer/': 'renderer',
    pgbouncer: 'PgBouncer',
  };
  const known = Object.entries({ ...names, postgres: 'PostgreSQL', nginx: 'nginx' });
  return known.find(([part]) => command.includes(part))?.[1] ?? 'other';
}
