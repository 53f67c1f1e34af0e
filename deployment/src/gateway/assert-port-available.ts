import { createServer } from 'node:net';
import { describeListenError } from 'shared-kit/server';

/** Fails early if the port cannot be bound. @throws Error with one line */
export async function assertPortAvailable(options: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(options, resolve));
  } catch (error) {
    throw new Error(describeListenError(error as NodeJS.ErrnoException, options));
  } finally {
    probe.close();
  }
}
