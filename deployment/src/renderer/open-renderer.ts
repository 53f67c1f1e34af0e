import { LOAD_TIMEOUT_MS, type RendererInput, type RenderResult } from './renderer-message.ts';
import { startRendererProcess } from './renderer-process.ts';

/** One renderer process without heartbeat monitoring and restarts, for use in development and before a release is published. */
export interface OpenRenderer {
  /** Fails with the end of standard error if the process exits. @param url path and query */
  render(url: string): Promise<RenderResult>;
  hasEnded(): boolean;
  /** Ends the process after the pages that are being rendered. */
  close(): void;
}

export function openRenderer(input: RendererInput): OpenRenderer {
  const renderer = startRendererProcess(input);
  const timeoutMs = input.renderTimeoutMs + LOAD_TIMEOUT_MS;
  const late = `No reply within ${timeoutMs} ms`;
  let end: string | undefined;
  const ended = renderer.ended.then(({ reason, stderr }) => {
    end = (reason !== late && stderr.trim()) || `The renderer ended: ${reason}`;
    return end;
  });
  let pending = 0;
  let isClosing = false;
  const endIfDone = () => isClosing && pending === 0 && renderer.kill('it is closed');

  return {
    hasEnded: () => end !== undefined,
    async render(url) {
      pending += 1;
      const timer = setTimeout(() => renderer.kill(late), timeoutMs);
      const result = await renderer.render(url);
      clearTimeout(timer);
      pending -= 1;
      endIfDone();
      return result ?? { type: 'failed', reason: await ended, cause: 'build' };
    },
    close() {
      isClosing = true;
      endIfDone();
    },
  };
}
