import type { FirstAdmin } from './auth/create-first-admin.ts';

/** What the process says to the command that spawned it. */
export type ServerMessage =
  | { readonly type: 'listening'; readonly address: string; readonly port: number; readonly firstAdmin?: FirstAdmin }
  | { readonly type: 'first-admin'; readonly firstAdmin: FirstAdmin }
  | { readonly type: 'failed'; readonly message: string };

/** Over the IPC channel when there is one, else as lines on stdout. */
export function notifyParent(message: ServerMessage): void {
  if (process.send) process.send(message);
  else for (const line of linesOf(message)) process.stdout.write(`${line}\n`);
}

function linesOf(message: ServerMessage): string[] {
  // A failure stands on stderr already.
  if (message.type === 'failed') return [];
  const { firstAdmin } = message;
  return [
    ...(message.type === 'listening' ? [`listening: ${message.address}`] : []),
    ...(firstAdmin ? [`admin-account: ${firstAdmin.email} ${firstAdmin.password}`] : []),
  ];
}
