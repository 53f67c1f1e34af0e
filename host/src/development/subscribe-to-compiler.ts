import type { Problem } from './error-overlay.ts';

export type DevServerState =
  | { readonly status: 'compiling' }
  /** `isNew` is false for the build that the page was loaded with. */
  | { readonly status: 'compiled'; readonly isNew: boolean; readonly problems: readonly Problem[] };

const RECONNECT_DELAY_MS = 1000;
/** ANSI colour codes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with the escape character
const COLOUR = /\u001b\[[\d;]*m/g;

/** Calls back with the compiler's state whenever it changes; reconnects. @param address a URL of the development server */
export function subscribeToCompiler(address: string, onState: (state: DevServerState) => void, isNew = false): void {
  let hasChanged = isNew;
  const url = new URL('/ws', address);
  url.protocol = 'ws:';
  const socket = new WebSocket(url);
  socket.addEventListener('message', ({ data }) => {
    const { type, data: details }: { type?: unknown; data?: unknown } = JSON.parse(String(data)) ?? {};
    if (type === 'invalid') {
      hasChanged = true;
      onState({ status: 'compiling' });
    } else if (type === 'errors') {
      hasChanged = true;
      onState({ status: 'compiled', isNew: hasChanged, problems: readProblems(details) });
    } else if (type === 'ok' || type === 'warnings' || type === 'still-ok')
      onState({ status: 'compiled', isNew: hasChanged, problems: [] });
  });
  // The server is restarting.
  socket.addEventListener('close', () =>
    setTimeout(() => subscribeToCompiler(address, onState, true), RECONNECT_DELAY_MS),
  );
}

function readProblems(details: unknown): Problem[] {
  if (!Array.isArray(details)) return [];
  return details.map((error: { message?: unknown; moduleIdentifier?: unknown } | null) => {
    const [file = ''] = /[\w-]+\/src\/[^!]+$/.exec(String(error?.moduleIdentifier)) ?? [];
    return {
      title: ['Does not compile', file].filter(Boolean).join(': '),
      message: String(error?.message ?? error)
        .replace(COLOUR, '')
        .trim(),
    };
  });
}
