import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Texts that changed after they were translated, where the page still shows the translation. */
    staleTexts?: string[];
  }
}

/**
 * Replaces the texts of a page by `font` elements, as browsers do that translate: those of the hydrated page, and new
 * ones as they come, also after the next navigation. The words stay the same.
 */
export async function translateTexts(page: Page): Promise<void> {
  await page.addInitScript(replaceTexts);
  await page.evaluate(replaceTexts);
  await page.locator('font').first().waitFor({ state: 'attached' });
}

/** Returns the texts whose changes were not shown. */
export function staleTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.staleTexts ?? ['The page is not translated']);
}

/** What a translation spoils: prices, e-mail addresses, phone numbers, confirmation codes. */
const EXACT = /[€$]\s?\d|\d\s?€|\S@\S+\.\S|\+\d[\d ]{8,}|\b(?=\w*\d)[A-Z0-9]{3}-[A-Z0-9]{3}\b/;

/**
 * Returns the translated texts that must not be, with the elements around them. An option has one text, whose words must be.
 * @param names names of cars and plates on the page
 */
export function spoiledTexts(page: Page, names: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    ([pattern, ...words]) => {
      const exact = new RegExp(pattern);
      return [...document.querySelectorAll(':not(option) > font > font')].flatMap((font) => {
        const text = font.textContent ?? '';
        const isSpoiled = exact.test(text) || words.some((word) => text.includes(word));
        return isSpoiled ? [`${text} in ${font.closest(':not(font)')?.parentElement?.outerHTML}`] : [];
      });
    },
    [EXACT.source, ...names] as const,
  );
}

/** Runs in the browser. */
function replaceTexts(): void {
  window.staleTexts = [];
  const untouched = 'script, style, noscript, svg, textarea, [translate="no"]';
  const translations = new WeakMap<Node, HTMLElement>();
  const changes = new MutationObserver((records) => {
    for (const { target, oldValue } of records) {
      const shown = translations.get(target);
      if (shown?.isConnected)
        window.staleTexts?.push(`${oldValue} → ${target.textContent} in ${shown.parentElement?.outerHTML}`);
    }
  });

  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.tagName === 'FONT' || !text.textContent?.trim() || parent.closest(untouched)) continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.textContent);
      translations.set(text, font);
      changes.observe(text, { characterData: true, characterDataOldValue: true });
      parent.replaceChild(font, text);
    }
  };

  // A translation before the page is hydrated would be repaired by hydration.
  const isReady = () =>
    document.readyState !== 'loading' &&
    (document.documentElement.dataset.hydrated !== undefined || !document.getElementById('page-data'));
  const start = () => {
    if (!isReady()) return;
    readiness.disconnect();
    document.removeEventListener('DOMContentLoaded', start);
    translate(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translate(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  const readiness = new MutationObserver(start);
  readiness.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
  document.addEventListener('DOMContentLoaded', start);
  start();
}
