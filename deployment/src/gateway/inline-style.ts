import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PageFile } from './page-files.ts';

/** A style sheet whose rules stand in the page. */
export interface InlineStyle extends PageFile {
  readonly css: string;
}

/** Addresses in a style sheet are relative to it, and in a page to the page. */
const RELATIVE_ADDRESS = /url\((['"]?)(?!['"]?(?:[a-z]+:|\/|#))/g;

/**
 * Reads a style sheet that is to stand in a page.
 * @throws Error when it is not what was published
 */
export async function readInlineStyle(file: PageFile): Promise<InlineStyle> {
  const { href, integrity, path } = file;
  if (!path || !integrity) throw new Error(`${href} is no file of a release`);
  const content = await readFile(path);
  const actual = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (actual !== integrity) throw new Error(`${path} was changed since it was published`);
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  // Nothing in it may end the element that it stands in.
  const css = content.toString().replaceAll('</', '<\\/').replaceAll(RELATIVE_ADDRESS, `url($1${folder}`);
  return { ...file, css };
}
