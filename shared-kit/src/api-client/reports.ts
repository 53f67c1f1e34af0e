import type { ComparedReports, DateRange } from '../domain/index.ts';
import { readList } from './read-list.ts';
import type { Transport } from './transport.ts';

/** Calls about the figures of a period; only owners may. All of them throw `ApiError`. */
export interface ReportsClient {
  read(range: DateRange): Promise<ComparedReports>;
}

export function createReportsClient({ request }: Pick<Transport, 'request'>): ReportsClient {
  return {
    read: async ({ from, to }) =>
      readList(await request(`/api/reports?from=${from}&to=${to}`))[0] as unknown as ComparedReports,
  };
}
