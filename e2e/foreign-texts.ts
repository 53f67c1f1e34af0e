import type { Page } from 'playwright-core';
import type { LocaleCode } from 'shared-kit/domain';
import { type RemoteTexts, readTexts } from './read-texts.ts';

/** Finds English texts among those of a page. */
export type FindForeignTexts = (page: Page) => Promise<string[]>;

/**
 * Returns a function that finds the English texts on a page in another language: whole messages, and the parts of messages
 * with arguments that are several words long.
 * @param remote whose pages are read, beside the host's
 */
export function createForeignTextFinder(locale: LocaleCode, remote: RemoteTexts): FindForeignTexts {
  const translated = readTexts(locale, remote);
  const shown = Object.values(translated).map(({ message }) => message);
  const english = Object.entries(readTexts('en', remote))
    .filter(([id, { message }]) => message !== translated[id]?.message)
    .map(([, { message }]) => message);
  const isPlain = (message: string) => !/[{<]/.test(message);
  const hasWord = (message: string) => /\p{L}{2}/u.test(message);
  const whole = new Set(english.filter((message) => isPlain(message) && hasWord(message) && !shown.includes(message)));
  const parts = english
    .filter((message) => !isPlain(message))
    .flatMap(readParts)
    .filter((part) => !shown.some((message) => message.includes(part)));
  return async (page) =>
    (await readPage(page)).filter((text) => whole.has(text) || parts.some((part) => text.includes(part)));
}

/** Returns the parts of a message between its arguments, tags and plural forms that have two words or more. */
function readParts(message: string): string[] {
  return message
    .split(/[{}<>#]/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2,}\s+\p{L}{2,}/u.test(part) && !/, (?:plural|select),/.test(part));
}

/** Returns all texts of a page: of its elements, and of attributes that are shown or read out. */
function readPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title.split(' | ')[0] ?? ''];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.closest('script, style, noscript, [lang="en"]')) texts.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'content'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest('[lang="en"]:not(html)')) texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.trim());
  });
}
