export * from './client-error-handler.ts';
export * from './connection-timeouts.ts';
export * from './files.ts';
export * from './graceful-shutdown.ts';
export * from './lingering-close.ts';
export * from './read-trusted-proxies.ts';
export * from './request-path.ts';
export * from './security-headers.ts';
