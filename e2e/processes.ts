import { readdir, readFile } from 'node:fs/promises';

interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly isRunning: boolean;
}

/** Returns the ids of a process and its descendants. */
export async function processTree(pid: number): Promise<number[]> {
  const entries = await listProcesses();
  const tree = [pid];
  for (const ancestor of tree)
    tree.push(...entries.filter(({ parent }) => parent === ancestor).map((entry) => entry.pid));
  return tree;
}

/** Returns the ids of those processes that are running. */
export async function runningOf(pids: readonly number[]): Promise<number[]> {
  const entries = await listProcesses();
  return entries.filter(({ pid, isRunning }) => isRunning && pids.includes(pid)).map(({ pid }) => pid);
}

async function listProcesses(): Promise<ProcessEntry[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const entries = await Promise.all(
    ids.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
      // The fields after the process name, which is in brackets and may contain any character.
      const [state = 'Z', parent = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return { pid: Number(id), parent: Number(parent), isRunning: stat !== '' && !['Z', 'X'].includes(state) };
    }),
  );
  return entries;
}

/** Returns the command line of a process; empty when it has ended. */
export async function commandOf(pid: number): Promise<string> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ').trim();
}
