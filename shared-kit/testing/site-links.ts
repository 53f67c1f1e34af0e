import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteLink } from '../src/contract/index.ts';

const FILE = path.join(__dirname, '../../remote-public/links.json');

/** The links of the public remote, in English, as a page has them. */
export const SITE_LINKS: Readonly<Record<string, readonly SiteLink[]>> = readLinks();

function readLinks(): Record<string, SiteLink[]> {
  const slots: Record<string, SiteLink[]> = {};
  for (const { slot, path: to, label } of JSON.parse(readFileSync(FILE, 'utf8')))
    slots[slot] = [...(slots[slot] ?? []), { path: to, label: label.en }];
  return slots;
}
