import { type ComponentType, lazy } from 'react';
import { loadChunk } from 'shared-kit/contract';

/** A component as a chunk of its own, under its exported name. */
export function lazyPage<Props, Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await loadChunk(load))[name] }));
}
