import { createHash } from 'node:crypto';
import type { ServedApps } from './served-releases.ts';
import { toInlineJson } from './to-inline-json.ts';

/** Prefix of the URLs of integrity maps. */
export const INTEGRITY_MAPS = '/integrity/';

/** The hash of every script of a set of releases by its URL, as an import map. */
export interface IntegrityMap {
  /** Content of the import map's element. */
  readonly text: string;
  /** Path that serves the text; changes with it. */
  readonly path: string;
}

export function composeIntegrityMap(apps: ServedApps): IntegrityMap {
  const hashes = Object.values(apps).flatMap(({ baseUrl, hashes = {} }) =>
    Object.entries(hashes)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, hash]) => [baseUrl + file, hash]),
  );
  const text = toInlineJson({ integrity: Object.fromEntries(hashes) });
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { text, path: `${INTEGRITY_MAPS}${name}.json` };
}
