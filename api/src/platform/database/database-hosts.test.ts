import { connectToPrimary, parseDatabaseHosts } from './database-hosts.ts';

test('a URL with several hosts is read as one URL for each', () => {
  const hosts = parseDatabaseHosts('postgres://me:p%40ss@one:5432,two/cars?sslmode=require');
  expect([hosts.count, hosts.current()]).toEqual([2, 'postgres://me:p%40ss@one:5432/cars?sslmode=require']);
  hosts.leave(hosts.current());
  expect(hosts.current()).toBe('postgres://me:p%40ss@two/cars?sslmode=require');
  // Another connection has left the first one already.
  hosts.leave('postgres://me:p%40ss@one:5432/cars?sslmode=require');
  expect(hosts.current()).toBe('postgres://me:p%40ss@two/cars?sslmode=require');
});

test.each(['mysql://x', 'postgres://', 'postgres://a:b@/x', 'postgres://one,/x', 'secret'])(
  '%s is refused, not repeated',
  (url) => {
    expect(() => parseDatabaseHosts(url)).toThrow('No address of a PostgreSQL database');
  },
);

test('each host is tried once, beginning with the last primary', async () => {
  const hosts = parseDatabaseHosts('postgres://one,two,three/cars');
  const tried: string[] = [];
  const connect = async (url: string) => {
    tried.push(new URL(url).hostname);
    if (!url.includes('three')) throw new Error('away');
    return url;
  };
  await connectToPrimary(hosts, connect);
  await connectToPrimary(hosts, connect);
  expect(tried).toEqual(['one', 'two', 'three', 'three']);
  await expect(connectToPrimary(parseDatabaseHosts('postgres://one,two/cars'), connect)).rejects.toThrow('away');
});
