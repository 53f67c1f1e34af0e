/**
 * Returns one line that names the setting to change after `listen` failed.
 * @param setting that has both host and port; by default `HOST` and `PORT` have them
 */
export function describeListenError(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
  setting?: string,
): string {
  const [hostSetting, portSetting] = setting ? [setting, setting] : ['HOST', 'PORT'];
  switch (code) {
    case 'EADDRINUSE':
      return `${portSetting} ${port} on ${host} is already in use: stop the other program or set ${portSetting} to another number`;
    case 'EACCES':
      return `${portSetting} ${port} on ${host} needs privileges: set ${portSetting} to a number above 1023`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${hostSetting} ${host} is not an address of this machine`;
    case 'EAFNOSUPPORT':
      return `${hostSetting} ${host}: this machine has no IPv6`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${message}`;
  }
}
