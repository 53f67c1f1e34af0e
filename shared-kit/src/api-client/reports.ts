import type { ComparedReports, DateRange, LocaleCode } from '../domain/index.ts';
import { readList } from './read-list.ts';
import type { Transport } from './transport.ts';

/** Calls about the figures of a period; only owners may. All of them throw `ApiError`. */
export interface ReportsClient {
  read(range: DateRange): Promise<ComparedReports>;
  /** Returns whether the caller gets the figures of each week by e-mail. */
  getsWeeklyMail(): Promise<boolean>;
  chooseWeeklyMail(isWanted: boolean): Promise<void>;
  /** Returns a period as a workbook, or on one page. @param language of the page */
  download(range: DateRange, format: 'xlsx' | 'pdf', language: LocaleCode): Promise<Blob>;
}

export function createReportsClient({
  request,
  requestResponse,
}: Pick<Transport, 'request' | 'requestResponse'>): ReportsClient {
  return {
    read: async ({ from, to }) =>
      readList(await request(`/api/reports?from=${from}&to=${to}`))[0] as unknown as ComparedReports,
    getsWeeklyMail: async () =>
      (readList(await request('/api/reports/mail'))[0] as { readonly weekly: boolean }).weekly,
    async chooseWeeklyMail(weekly) {
      await request('/api/reports/mail', { method: 'PUT', body: { weekly } });
    },
    async download({ from, to }, format, language) {
      const call = format === 'xlsx' ? 'export' : 'paper';
      const query = `from=${from}&to=${to}${format === 'pdf' ? `&language=${language}` : ''}`;
      return await (await requestResponse(`/api/reports/${call}?${query}`)).blob();
    },
  };
}
