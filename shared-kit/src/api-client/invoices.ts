import type { CalendarDay, LocaleCode } from '../domain/index.ts';
import { readList } from './read-list.ts';
import type { Transport } from './transport.ts';

/** Who is billed. */
export interface InvoiceBuyer {
  readonly name: string;
  readonly address?: string;
  /** Such as `ICE 001234567000089`. */
  readonly numbers?: string;
}

/** An invoice or a credit note; the amounts of a credit note are negative. */
export interface Invoice {
  /** Of its document. */
  readonly id: number;
  readonly bookingId: number;
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly issuedOn: CalendarDay;
  readonly buyer: InvoiceBuyer;
  readonly taxRate?: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  /** Number of the invoice that a credit note negates. */
  readonly credits?: string;
  /** Number of the credit note of an invoice. */
  readonly creditedBy?: string;
  readonly reason?: string;
}

/** Calls about invoices. All of them throw `ApiError`. */
export interface InvoicesClient {
  /** @param month `yyyy-MM` */
  list(month: string): Promise<readonly Invoice[]>;
  /** By default the customer is billed. @throws ApiError 409 `invoice_exists` */
  issue(bookingId: number, buyer?: InvoiceBuyer): Promise<Invoice>;
  /** Only owners may. @throws ApiError 409 `invoice_credited` */
  credit(id: number, reason: string): Promise<Invoice>;
  /** Returns a month as a table with headings in a language, by default the account's, or its PDF files in one archive. */
  download(month: string, format: 'csv' | 'xlsx' | 'zip', language?: LocaleCode): Promise<Blob>;
}

export function createInvoicesClient({
  request,
  requestResponse,
}: Pick<Transport, 'request' | 'requestResponse'>): InvoicesClient {
  const path = '/api/invoices';
  const post = async (url: string, body: object) =>
    readList(await request(url, { method: 'POST', body }))[0] as Invoice;
  return {
    list: async (month) => readList(await request(`${path}?month=${month}`)) as readonly Invoice[],
    issue: (bookingId, buyer) => post(path, { bookingId, buyer }),
    credit: (id, reason) => post(`${path}/${id}/credit-note`, { reason }),
    async download(month, format, language) {
      const table = `export?month=${month}&format=${format}${language ? `&language=${language}` : ''}`;
      const file = format === 'zip' ? `archive?month=${month}` : table;
      return await (await requestResponse(`${path}/${file}`)).blob();
    },
  };
}
