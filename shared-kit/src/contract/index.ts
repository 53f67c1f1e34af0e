export * from './host-services.ts';
export * from './load-chunk.ts';
export * from './mounts.ts';
export * from './page-elements.ts';
export * from './remote-module.ts';
export * from './rendered-page.ts';
export * from './runtime-settings.ts';
export * from './version.ts';
