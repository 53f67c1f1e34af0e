import { loadChunk } from 'shared-kit/contract';
import { createStore } from 'zustand/vanilla';

type ToastParts = typeof import('./toast-parts.ts');

/** The parts once they are loaded. */
export const toastParts = createStore<Partial<ToastParts>>(() => ({}));

/** Loads what shows toasts, which no page needs to be hydrated. @throws ChunkError */
export async function loadToasts(): Promise<ToastParts> {
  const parts = await loadChunk(() => import('./toast-parts.ts'));
  toastParts.setState(parts);
  return parts;
}
