/** Where a server listens: `HOST`, and `PORT` from 0 (any that is free) to 65535. @throws Error with one line */
export function readListening(env: Readonly<Record<string, string | undefined>>): { host: string; port: number } {
  const port = env.PORT?.trim() || '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT is "${port}": expected a number from 0 to 65535`);
  return { host: env.HOST?.trim() || '127.0.0.1', port: Number(port) };
}
