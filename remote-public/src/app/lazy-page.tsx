import { type ComponentType, lazy } from 'react';
import { loadChunk } from 'shared-kit/contract';

/** A page as a chunk of its own, under its exported name. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await loadChunk(load))[name] }));
}
