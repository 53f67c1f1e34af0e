export * from './draft-store.tsx';
export * from './host-context.tsx';
export * from './page-routes.tsx';
export * from './query-state.ts';
export * from './use-format.ts';
export * from './use-hours-remark.tsx';
