import { channel } from 'node:diagnostics_channel';

/** Why a page was not sent to the renderer, or not waited for. */
export type DropReason = 'busy' | 'not running' | 'route suspended' | 'too many pages' | 'too many pages of a client';

/** A page that was left to browsers, and why; or a process that ended by itself. */
export type RendererEvent =
  | { readonly type: 'fallback'; readonly reason: DropReason | 'page failed' }
  | { readonly type: 'ended'; readonly app: string };

const events = channel('car-rental.renderer');

export function tellOfRenderer(event: RendererEvent): void {
  events.publish(event);
}

/** Returns a function that ends it. */
export function onRendererEvent(listener: (event: RendererEvent) => void): () => void {
  const onMessage = (event: unknown) => listener(event as RendererEvent);
  events.subscribe(onMessage);
  return () => void events.unsubscribe(onMessage);
}
