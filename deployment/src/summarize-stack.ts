import { CAUSED_BY } from './renderer/renderer-message.ts';

/** Returns the message of the first cause and its line in our sources: `window is not defined (host/src/app.tsx:12)`. */
export function summarizeStack(reason: string): string {
  const stack = reason.split(CAUSED_BY).at(-1) ?? '';
  const [message = ''] = stack.split(/\n\s+at /);
  const [, source] = /([\w./-]+\.tsx?:\d+)/.exec(stack.slice(message.length)) ?? [];
  return message.trim().replaceAll(/\s*\n\s*/g, ' ') + (source ? ` (${source})` : '');
}
