export * from './api-client.ts';
export * from './api-error.ts';
export * from './entity-search.ts';
export type { TransportOptions } from './transport.ts';
export * from './wire-format.ts';
