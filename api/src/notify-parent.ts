import type { FirstAdmin } from './accounts/manage-accounts.ts';

/** A message to the process that spawned the server. */
export type ServerMessage =
  | { readonly type: 'listening'; readonly address: string; readonly port: number; readonly firstAdmin?: FirstAdmin }
  | { readonly type: 'first-admin'; readonly firstAdmin: FirstAdmin }
  | { readonly type: 'failed'; readonly message: string };

/** Sends a message to the parent process over IPC, or prints it as lines on stdout without one. */
export function notifyParent(message: ServerMessage): void {
  if (process.send) process.send(message);
  else for (const line of linesOf(message)) process.stdout.write(`${line}\n`);
}

function linesOf(message: ServerMessage): string[] {
  // `fail` has written it to stderr.
  if (message.type === 'failed') return [];
  const { firstAdmin } = message;
  return [
    ...(message.type === 'listening' ? [`listening: ${message.address}`] : []),
    ...(firstAdmin ? [`admin-account: ${firstAdmin.email} ${firstAdmin.password}`] : []),
  ];
}
