import { readFileSync } from 'node:fs';

/** Linux reports processor time in ticks of 10 ms, whatever the kernel's own tick is. */
const TICK_MS = 10;

/**
 * Returns the processor time that a process has used so far, in milliseconds; undefined where the operating system has no
 * `/proc`, or the process has ended.
 */
export function processorTimeOf(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in parentheses, which may contain spaces; user and system time are the 14th and 15th.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return ((user ?? 0) + (system ?? 0)) * TICK_MS;
  } catch {
    return undefined;
  }
}
