import { type AddressInfo, createServer, type Server } from 'node:net';
import { assertPortAvailable } from './assert-port-available.ts';

let other: Server;
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      other = createServer().listen(0, '127.0.0.1', resolve);
    }),
);
afterAll(() => other.close());

test('a free port is accepted and stays free', async () => {
  await assertPortAvailable({ host: '127.0.0.1', port: 0 });
});

test('a port in use is reported in one line', async () => {
  const { port } = other.address() as AddressInfo;
  await expect(assertPortAvailable({ host: '127.0.0.1', port })).rejects.toThrow(
    `PORT ${port} on 127.0.0.1 is already in use: stop the other program or set PORT to another number`,
  );
});

test('an address of another machine is refused', async () => {
  await expect(assertPortAvailable({ host: '203.0.113.7', port: 0 })).rejects.toThrow(
    'HOST 203.0.113.7 is not an address of this machine',
  );
});

test('a port in use on IPv6 is reported', async () => {
  await assertPortAvailable({ host: '::1', port: 0 });
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '::1', resolve));
  const { port } = taken.address() as AddressInfo;
  await expect(assertPortAvailable({ host: '::1', port })).rejects.toThrow(`PORT ${port} on ::1 is already in use`);
  await new Promise((resolve) => taken.close(resolve));
});
