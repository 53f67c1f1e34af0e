import type { FirstAdmin } from './auth/create-first-admin.ts';

/** What the process says to the command that spawned it. */
export type ServerMessage =
  | { readonly type: 'listening'; readonly port: number; readonly firstAdmin?: FirstAdmin }
  | { readonly type: 'failed'; readonly message: string };

/** Over the IPC channel when there is one, else as lines on stdout. */
export function tellParent(message: ServerMessage, lines: () => readonly string[]): void {
  if (process.send) process.send(message);
  else for (const line of lines()) process.stdout.write(`${line}\n`);
}
