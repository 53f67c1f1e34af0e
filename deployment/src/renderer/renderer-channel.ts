import { channel } from 'node:diagnostics_channel';

/** Why a page was not sent to the renderer, or not waited for. */
export type DropReason = 'busy' | 'not running' | 'route suspended' | 'too many pages' | 'too many pages of a client';

/** Why a page was left to browsers. */
export type FallbackReason = DropReason | 'page failed' | 'process ended' | 'no server build';

/**
 * A page that was left to browsers, or that a process has rendered or failed to render; a process that can render, has ended by
 * itself, or was ended because other releases are active.
 */
export type RendererEvent =
  | { readonly type: 'fallback'; readonly reason: FallbackReason }
  | {
      readonly type: 'page';
      readonly app: string;
      readonly route: string;
      readonly result: 'rendered' | 'failed';
      readonly ms: number;
    }
  | { readonly type: 'started'; readonly app: string }
  | { readonly type: 'ended' | 'closed'; readonly app: string; readonly wasRunning: boolean };

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
