import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

const CONTEXT_LINES = 3;
/** A frame of Chromium, `    at name (URL:line:column)`, or of Firefox and Safari, `name@URL:line:column`. */
const FRAME = /^\s*(?:at )?(?:async )?(.*?)[ @]?\(?(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/;

export interface OriginalStack {
  /** Source lines around the first frame. */
  readonly code?: string;
  readonly frames: readonly string[];
}

/**
 * Returns the function that maps a stack to source positions, without frames of libraries. Frames of a release keep their
 * positions, since its source maps are not public.
 * @param servers origins of the development servers
 */
export function createStackReader(servers: ReadonlySet<string>) {
  const maps = new Map<string, Promise<string | undefined>>();
  // Fetch each source map together with its script: after the next change, the server's map no longer matches the page.
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries())
      if (/(?<!\.json)\.m?js$/.test(name) && servers.has(new URL(name).origin)) maps.set(name, fetchMap(name));
  }).observe({ type: 'resource', buffered: true });

  return async function readOriginalStack(stack: string): Promise<OriginalStack> {
    const parsed = new Map<string, TraceMap | undefined>();
    const frames: string[] = [];
    let code: string | undefined;
    for (const line of stack.split('\n')) {
      const [, name = '', address = '', row = '', column = ''] = FRAME.exec(line) ?? [];
      if (!address) continue;
      if (!parsed.has(address)) {
        const text = await maps.get(address);
        parsed.set(address, text ? new TraceMap(text) : undefined);
      }
      const map = parsed.get(address);
      if (!map) {
        frames.push(line.trim());
        continue;
      }
      const place = originalPositionFor(map, { line: Number(row), column: Number(column) - 1 });
      const file = place.source === null ? undefined : fileOf(place.source);
      if (!file || place.source === null) continue;
      frames.push(`${name || '(anonymous)'} (${file}:${place.line})`);
      code ??= `${file}\n${linesAround(sourceContentFor(map, place.source) ?? '', place.line)}`;
    }
    return { frames, ...(code !== undefined && { code }) };
  };
}

/** Returns the source map of a script; undefined when there is none. */
async function fetchMap(script: string): Promise<string | undefined> {
  const response = await fetch(`${script}.map`, { priority: 'low' }).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}

/** Returns `remote-public/src/…` for `webpack://remote_public/src/…`; undefined for libraries. */
function fileOf(source: string): string | undefined {
  const [, container, path] = /^webpack:\/\/(\w+)\/((?:shared-kit\/)?src\/[^?]*)/.exec(source) ?? [];
  if (!container || !path) return undefined;
  return path.startsWith('src/') ? `${container.replace('_', '-')}/${path}` : path;
}

function linesAround(text: string, line: number): string {
  const first = Math.max(1, line - CONTEXT_LINES);
  return text
    .split('\n')
    .slice(first - 1, line + CONTEXT_LINES)
    .map((content, index) => `${first + index === line ? '>' : ' '} ${String(first + index).padStart(4)} | ${content}`)
    .join('\n');
}
