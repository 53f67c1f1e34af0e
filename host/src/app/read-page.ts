import { PAGE_DATA_ID, type PageData, RUNTIME_SETTINGS_ID, type RuntimeSettings } from 'shared-kit/contract';

/** @throws Error when the page came without its settings, which only a broken deployment does */
export function readRuntimeSettings(page: Document): RuntimeSettings {
  const text = page.getElementById(RUNTIME_SETTINGS_ID)?.textContent;
  if (!text) throw new Error(`The page carries no #${RUNTIME_SETTINGS_ID}`);
  return JSON.parse(text) as RuntimeSettings;
}

/** What the page was rendered from; undefined when rendering it is left to the browser. */
export function readPageData(page: Document): PageData | undefined {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}
