import type { LocaleCode, Paper, PaperSettings, StoredPaperSettings } from '../domain/index.ts';
import { readList } from './read-list.ts';
import type { Transport } from './transport.ts';

/** Calls about papers (docs/rules.md#papers). All of them throw `ApiError`. */
export interface PapersClient {
  /** Returns the papers of a booking, the newest first. */
  list(bookingId: number): Promise<readonly Paper[]>;
  /** Writes an agreement that is not signed, to be printed. @param secondLocale stands beside the first */
  draftAgreement(bookingId: number, locale: LocaleCode, secondLocale?: LocaleCode): Promise<Paper>;
  /**
   * Returns the PDF file of a paper.
   * @param copy a language beside the first, for a copy that says that it is one
   * @throws ApiError 503 `paper_unavailable`
   */
  getFile(id: number, copy?: LocaleCode): Promise<Blob>;
  /** Sends a paper to the customer; drafts stay with staff. */
  mail(id: number): Promise<void>;
  getSettings(): Promise<StoredPaperSettings>;
  /** Only owners may make this call. What is left out is unset. */
  saveSettings(settings: PaperSettings): Promise<StoredPaperSettings>;
}

export function createPapersClient({ request, requestResponse }: Transport): PapersClient {
  const readSettings = async (answer: Promise<unknown>) => readList(await answer)[0] as StoredPaperSettings;
  return {
    async list(bookingId) {
      return readList(await request(`/api/documents?bookingId=${bookingId}`)) as readonly Paper[];
    },
    async draftAgreement(bookingId, locale, secondLocale) {
      const body = { bookingId, kind: 'agreement', locale, secondLocale };
      return readList(await request('/api/documents', { method: 'POST', body }))[0] as Paper;
    },
    async getFile(id, copy) {
      const query = copy ? `?secondLocale=${copy}` : '';
      return await (await requestResponse(`/api/documents/${id}/file${query}`)).blob();
    },
    async mail(id) {
      await request(`/api/documents/${id}/email`, { method: 'POST' });
    },
    getSettings: () => readSettings(request('/api/paper-settings')),
    saveSettings: (settings) => readSettings(request('/api/paper-settings', { method: 'PUT', body: settings })),
  };
}
