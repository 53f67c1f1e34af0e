import { openTracing, toOneLine } from 'shared-kit/server';
import { findDifferingCurrencies, readGatewaySettings } from '../settings.ts';
import { assertPortAvailable } from './assert-port-available.ts';
import { buildGateway } from './gateway.ts';
import { createGatewayMonitoring, serveMonitoring } from './measure-gateway.ts';

try {
  const { host, port, releaseStore, monitoringAddress, collector, ...options } = readGatewaySettings(process.env);
  await assertPortAvailable({ host, port });
  // Before the gateway, whose renderers it counts.
  const monitoring = monitoringAddress && createGatewayMonitoring();
  const tracing = collector ? await openTracing('gateway', collector) : undefined;
  const gateway = await buildGateway({ ...options, monitoring, tracing, store: releaseStore });
  // Checks this process only; /api/health checks the API.
  gateway.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  const served = await serveMonitoring(gateway, { ...options, monitoring, monitoringAddress });
  const address = await gateway.listen({ host, port });
  if (!options.releases.releaseKeys) process.stdout.write('releases are not verified: RELEASE_KEYS is not set\n');
  const differing = findDifferingCurrencies(options.site);
  if (differing) process.stdout.write(`${differing}\n`);
  process.stdout.write(`listening: ${address}\n`);

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    gateway
      .close()
      .then(() => served?.stop())
      .then(() => tracing?.close())
      .then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  process.stderr.write(`${toOneLine(error)}\n`);
  process.exitCode = 1;
}
