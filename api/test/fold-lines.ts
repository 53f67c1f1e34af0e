import { createHash } from 'node:crypto';

/** What may follow a text; instead of what many have, the name of that shape. */
export interface Branch {
  [text: string]: Branch | string;
}

export interface FoldedLines {
  readonly calls: Branch;
  readonly shapes: Readonly<Record<string, Branch>>;
}

/** Shorter branches are written where they are. */
const MIN_SHAPE_LENGTH = 60;
const PIECES = /^\S+ \S+| [?<>]|\.[^.[=:!]+|\[\]|=.*|:.*|!/g;

/** Returns the lines of `describeCalls`, some 15,000, as a tree in which equal branches are written once. */
export function foldLines(lines: Iterable<string>): FoldedLines {
  const calls: Branch = {};
  for (const line of [...lines].sort()) {
    let branch = calls;
    for (const piece of line.match(PIECES) ?? []) {
      branch[piece] ??= {};
      branch = branch[piece] as Branch;
    }
  }
  const shapes: Record<string, Branch> = {};
  const share = (branch: Branch): Branch | string => {
    const shared: Branch = {};
    for (const [piece, next] of Object.entries(branch)) shared[piece] = share(next as Branch);
    const text = JSON.stringify(shared);
    if (text.length < MIN_SHAPE_LENGTH) return shared;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    shapes[name] = shared;
    return name;
  };
  return {
    calls: Object.fromEntries(Object.entries(calls).map(([call, next]) => [call, share(next as Branch)])),
    shapes,
  };
}

/** Returns the lines of a folded tree. */
export function unfoldLines({ calls, shapes }: FoldedLines): Set<string> {
  const lines = new Set<string>();
  const add = (line: string, branch: Branch | string | undefined) => {
    for (const [piece, next] of Object.entries((typeof branch === 'string' ? shapes[branch] : branch) ?? {})) {
      lines.add(line + piece);
      add(line + piece, next);
    }
  };
  add('', calls);
  return lines;
}
