/** Returns one line that names the setting to change after `listen` failed. */
export function describeListenError(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT ${port} on ${host} is already in use: stop the other program or set PORT to another number`;
    case 'EACCES':
      return `PORT ${port} on ${host} needs privileges: set PORT to a number above 1023`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine`;
    case 'EAFNOSUPPORT':
      return `HOST ${host}: this machine has no IPv6`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${message}`;
  }
}
