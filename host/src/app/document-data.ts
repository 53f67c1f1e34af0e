import { PAGE_DATA_ID, type PageData, RUNTIME_SETTINGS_ID, type RuntimeSettings } from 'shared-kit/contract';

/**
 * Returns the settings in the document.
 * @throws Error when there are none, which only a broken deployment causes
 */
export function readRuntimeSettings(page: Document): RuntimeSettings {
  const settings = readJson(page, RUNTIME_SETTINGS_ID);
  if (!isRecord(settings) || !isRecord(settings.site) || !isRecord(settings.remotes))
    throw new Error(`The page carries no #${RUNTIME_SETTINGS_ID}`);
  // The gateway validated the fields when it started.
  return settings as unknown as RuntimeSettings;
}

/** Returns the data that the page was rendered from; undefined when it was not server-rendered. */
export function readPageData(page: Document): PageData | undefined {
  const data = readJson(page, PAGE_DATA_ID);
  const isPageData = isRecord(data) && typeof data.renderedAt === 'string' && Array.isArray(data.reads);
  return isPageData ? (data as unknown as PageData) : undefined;
}

function readJson(page: Document, id: string): unknown {
  return JSON.parse(page.getElementById(id)?.textContent || 'null');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
