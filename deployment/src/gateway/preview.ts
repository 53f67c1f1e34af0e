import type { FastifyReply } from 'fastify';
import { findRelease, type ReleaseStore } from '../release-store/release-store.ts';
import { type PreviewChoice, parsePreviewChoice } from './preview-choice.ts';

const COOKIE = 'preview';
const LIFETIME_S = 8 * 3600;

/** The version that the sender of these cookies follows, if any. */
export function readPreviewCookie(cookies: string | undefined): PreviewChoice | undefined {
  const [, value] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies ?? '') ?? [];
  try {
    return parsePreviewChoice(value && decodeURIComponent(value));
  } catch {
    // No cookie of ours.
    return undefined;
  }
}

/** `?preview=public@1.4.0` and `?preview=off`: remembers the choice, or forgets it, and shows the page. */
export async function answerPreviewLink(reply: FastifyReply, store: ReleaseStore, pathname: string, asked: string) {
  reply.header('cache-control', 'no-store');
  const choice = parsePreviewChoice(asked);
  const isKnown = choice && (await findRelease(store, choice.app, choice.version));
  if (asked !== 'off' && !isKnown)
    return reply.code(404).type('text/plain; charset=utf-8').send(`There is no version "${asked}" to preview\n`);
  // One slash in front: two would lead to another site.
  const value = asked === 'off' ? '; Max-Age=0' : `${encodeURIComponent(asked)}; Max-Age=${LIFETIME_S}`;
  return reply
    .header('set-cookie', `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax`)
    .redirect(pathname.replace(/^[/\\]+/, '/'));
}
