import type { FirstAdmin } from './auth/create-first-admin.ts';
import { startServer } from './start-server.ts';
import { tellParent } from './tell-parent.ts';

let firstAdmin: FirstAdmin | undefined;
let isListening = false;

try {
  const stop = await startServer(process.env, {
    onFirstAdmin(admin) {
      firstAdmin = admin;
      // A database that answered late: the parent knows the port already.
      if (isListening) tellParent({ type: 'first-admin', firstAdmin: admin });
    },
    onListening(address, port) {
      isListening = true;
      tellParent({ type: 'listening', address, port, ...(firstAdmin && { firstAdmin }) });
    },
    onFatal: fail,
  });
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopOnce);
  // Without the command that started it the server has nobody to serve.
  process.on('disconnect', stopOnce);
} catch (error) {
  fail(error);
}

/** One line that says what is wrong, for a person and for the command that started the server. */
function fail(error: unknown): void {
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
  // The command that started the server shows the line; without one, it stands on standard error.
  if (!process.send) process.stderr.write(`${message}\n`);
  tellParent({ type: 'failed', message });
  process.exitCode = 1;
  // The message to the parent is on its way; what is still open must not keep the process.
  setTimeout(() => process.exit(1), 50);
}
