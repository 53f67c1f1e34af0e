import { createServer } from 'node:net';

/** Fails early if the port cannot be bound. @throws Error with one line */
export async function assertPortAvailable(options: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(options, resolve));
  } catch (error) {
    throw new Error(describe(error as NodeJS.ErrnoException, options));
  } finally {
    probe.close();
  }
}

function describe({ code, message }: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop what runs there, or set PORT to another number`;
    case 'EACCES':
      return `Port ${port} may not be used by this account: set PORT to a number above 1023`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is "${host}", which is not an address of this machine`;
    case 'EAFNOSUPPORT':
      return `HOST is "${host}", but this machine has no IPv6`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${message}`;
  }
}
