import type { FastifyBaseLogger } from 'fastify';
import type { Edition } from './edition.ts';
import { nameOfPreview, type PreviewChoice } from './preview-choice.ts';

/** The editions that single visitors look at before they are active. */
export interface PreviewEditions {
  /** Rendered on the server while there is room for its thread. @throws Error when the version is not in the store */
  get(choice: PreviewChoice): Promise<Edition>;
  /** Lets all of them go. */
  clear(): Promise<void>;
}

interface RenderedPreview {
  readonly edition: Promise<Edition>;
  usedAt: number;
}

/** Each has a thread of its own, and anybody can name a version. */
const MAX_RENDERED = 2;
/** So long it keeps its thread although nobody looks at it: threads are not started at the pace of requests. */
const IDLE_MS = 60_000;

export function createPreviewEditions(
  open: (choice: PreviewChoice, isRendered: boolean) => Promise<Edition>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): PreviewEditions {
  const rendered = new Map<string, RenderedPreview>();
  /** Of those, and of those that have not ended yet. */
  let threads = 0;

  function openRendered(choice: PreviewChoice): RenderedPreview {
    const name = nameOfPreview(choice);
    const preview = { edition: open(choice, true), usedAt: performance.now() };
    threads += 1;
    rendered.set(name, preview);
    preview.edition.catch(() => end(name, preview));
    return preview;
  }

  async function end(name: string, preview: RenderedPreview): Promise<void> {
    // Another reason to end it came first.
    if (rendered.get(name) !== preview) return;
    rendered.delete(name);
    const opened = await preview.edition.catch(() => undefined);
    await opened?.close().catch((error: unknown) => log.warn(error, 'The renderer of a preview did not end'));
    threads -= 1;
  }

  function endIdle(): void {
    for (const [name, preview] of rendered) if (performance.now() - preview.usedAt > IDLE_MS) void end(name, preview);
  }

  return {
    async get(choice) {
      const known = rendered.get(nameOfPreview(choice));
      if (known) {
        known.usedAt = performance.now();
        return known.edition;
      }
      if (threads < MAX_RENDERED) return openRendered(choice).edition;
      endIdle();
      return open(choice, false);
    },
    async clear() {
      await Promise.all([...rendered].map(([name, preview]) => end(name, preview)));
    },
  };
}
