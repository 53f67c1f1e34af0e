import type { Booking, CalendarDay, Customer, CustomerDocumentKind, CustomerLikeness } from '../domain/index.ts';
import { parseErrorBody } from './api-error.ts';
import { readList } from './read-list.ts';
import { sendWithProgress, type UploadOptions } from './send-with-progress.ts';
import type { Transport } from './transport.ts';

type Contact = Pick<Customer, 'id' | 'customerName' | 'customerEmail' | 'customerPhone'>;

export interface CustomerDocument {
  readonly id: number;
  readonly kind: CustomerDocumentKind;
  /** Of the number, which is not kept; empty for a short one. */
  readonly lastCharacters: string;
  readonly expiresOn?: CalendarDay;
  readonly country?: string;
  /** Of the document; absent without any. `createdAt` is an ISO timestamp. */
  readonly scans?: readonly { readonly id: string; readonly contentType: string; readonly createdAt: string }[];
}

export interface NewCustomerDocument extends Pick<CustomerDocument, 'kind' | 'expiresOn' | 'country'> {
  readonly number: string;
}

/** Why the agency does not rent to a customer. */
export interface CustomerFlag {
  readonly id: number;
  readonly customerId: number;
  readonly reason: string;
  readonly reviewOn?: CalendarDay;
  /** ISO timestamps, and names of colleagues. */
  readonly createdAt: string;
  readonly createdBy?: string;
  readonly liftedAt?: string;
  readonly liftedBy?: string;
  readonly liftReason?: string;
}

export interface FlagToReview extends Pick<CustomerFlag, 'id' | 'customerId' | 'reason'> {
  readonly customerName: string;
  readonly reviewOn: CalendarDay;
}

/** Why an owner let a car go in spite of a flag or of missing papers. */
export interface HandoverOverride extends Pick<Booking, 'confirmationCode'> {
  readonly id: number;
  readonly kind: 'flagged' | 'withoutPapers';
  /** Reason and customer are absent after an erasure. */
  readonly reason?: string;
  readonly customerName?: string;
  /** ISO timestamp, and the name of the colleague. */
  readonly at: string;
  readonly by?: string;
  readonly bookingId: number;
}

/** What is known of a customer besides the fields, with that of those merged into it. */
export interface CustomerDetails {
  /** Of the customer into which all are merged. */
  readonly id: number;
  /** What is open of all rentals, and held of deposits. */
  readonly open: number;
  readonly held: number;
  readonly merged: readonly Contact[];
  /** The latest first; `open` is absent when nothing was recorded. */
  readonly rentals: readonly (Pick<
    Booking,
    'id' | 'confirmationCode' | 'pickupDate' | 'dropoffDate' | 'status' | 'totalPrice'
  > & { readonly carName: string; readonly open?: number })[];
  readonly documents: readonly CustomerDocument[];
  /** Whether scans of documents may be added. */
  readonly keepsScans?: true;
  /** The latest first, also those that were lifted. */
  readonly flags: readonly CustomerFlag[];
  /** Who may be the same, and why. */
  readonly suggestions: readonly (Contact & { readonly shares: readonly CustomerLikeness[] })[];
}

/** What staff should know before they rent to somebody. */
export interface KnownCustomer extends Contact, Pick<Customer, 'locale' | 'billing'> {
  /** Of all rentals; for a booking, of all others. */
  readonly open: number;
  readonly documents: readonly CustomerDocument[];
  /** That are not lifted, also of customers with the same phone number, e-mail address or document. */
  readonly flags: readonly CustomerFlag[];
}

/** Why a customer cannot be erased yet; a sum and a deposit have no day until they are settled. */
export interface ErasureState {
  readonly hindrances: readonly {
    readonly kind: 'rental' | 'sum' | 'deposit' | 'fine' | 'fine_period';
    readonly bookingId: number;
    readonly from?: CalendarDay;
    readonly amount?: number;
  }[];
  /** First day on which nothing hinders. */
  readonly from?: CalendarDay;
}

/** Calls about customers besides those of the entity `Customers`. All of them throw `ApiError`. */
export interface CustomersClient {
  /** @param id also of one that is merged into another */
  read(id: number): Promise<CustomerDetails>;
  /** Finds customers by what they have written or shown. */
  find(traces: {
    readonly phone?: string;
    readonly email?: string;
    readonly document?: string;
    readonly locale?: Customer['locale'];
  }): Promise<readonly KnownCustomer[]>;
  /** Undefined for a booking that was erased. */
  ofBooking(bookingId: number): Promise<KnownCustomer | undefined>;
  /** Both are read as one from then on. @throws ApiError 409 `entity_changed` when one was merged meanwhile */
  merge(id: number, into: number): Promise<CustomerDetails>;
  /** @param id of the one that was merged */
  unmerge(id: number): Promise<CustomerDetails>;
  /** Keeps that two customers are not the same: neither is suggested for the other again. */
  setApart(id: number, from: number): Promise<CustomerDetails>;
  keepDocument(id: number, document: NewCustomerDocument): Promise<CustomerDetails>;
  removeDocument(id: number, documentId: number): Promise<CustomerDetails>;
  /** @throws ApiError as `uploadImage`; 404 where scans are not kept */
  addScan(id: number, documentId: number, bytes: Blob, options?: UploadOptions): Promise<void>;
  removeScan(id: number, fileId: string): Promise<CustomerDetails>;
  getScan(fileId: string): Promise<Blob>;
  /** @throws ApiError 409 `entity_changed` when the customer is flagged already */
  flag(id: number, flag: Pick<CustomerFlag, 'reason' | 'reviewOn'>): Promise<CustomerDetails>;
  liftFlag(id: number, reason: string): Promise<CustomerDetails>;
  /** @param reviewOn none: it is not reviewed */
  reviewFlag(id: number, reviewOn: CalendarDay | undefined): Promise<CustomerDetails>;
  /** Flags that are to be reviewed today, or were to be before. */
  flagsToReview(): Promise<readonly FlagToReview[]>;
  /** For what reasons owners let cars go in spite of a flag or of missing papers, the latest first; only owners may. */
  overrides(): Promise<readonly HandoverOverride[]>;
  /** Only owners may make this and the next two calls: all that is known of a customer, as a ZIP archive. */
  data(id: number): Promise<Blob>;
  erasure(id: number): Promise<ErasureState>;
  /** Removes the customer everywhere, for good. @throws ApiError 409 `booking_open` while something hinders */
  erase(id: number): Promise<void>;
}

export function createCustomersClient({ request, requestResponse, options }: Transport): CustomersClient {
  const path = '/api/customers';
  const post = async (url: string, body?: object) =>
    readList(await request(`${path}/${url}`, { method: 'POST', body }))[0] as CustomerDetails;
  const remove = async (url: string) =>
    readList(await request(`${path}/${url}`, { method: 'DELETE' }))[0] as CustomerDetails;
  return {
    read: async (id) => readList(await request(`${path}/${id}`))[0] as CustomerDetails,
    find: async (traces) =>
      readList(await request(`${path}/find`, { method: 'POST', body: traces })) as readonly KnownCustomer[],
    ofBooking: async (id) => readList(await request(`${path}/of-booking/${id}`))[0] as KnownCustomer | undefined,
    merge: (id, into) => post(`${id}/merge`, { into }),
    unmerge: (id) => post(`${id}/unmerge`),
    keepDocument: (id, document) => post(`${id}/documents`, document),
    removeDocument: (id, documentId) => remove(`${id}/documents/${documentId}`),
    async addScan(id, documentId, body, progress) {
      const url = `${path}/${id}/documents/${documentId}/scans`;
      await sendWithProgress(options, { method: 'POST', path: url, body, read: parseErrorBody }, progress);
    },
    removeScan: (id, fileId) => remove(`${id}/scans/${fileId}`),
    getScan: async (fileId) => await (await requestResponse(`${path}/scans/${fileId}`)).blob(),
    setApart: (id, from) => post(`${id}/apart`, { from }),
    flag: (id, flag) => post(`${id}/flags`, flag),
    liftFlag: (id, reason) => post(`${id}/lift-flag`, { reason }),
    reviewFlag: (id, reviewOn) => post(`${id}/review-flag`, { ...(reviewOn && { reviewOn }) }),
    flagsToReview: async () => readList(await request(`${path}/flags-to-review`)) as readonly FlagToReview[],
    overrides: async () => readList(await request(`${path}/overrides`)) as readonly HandoverOverride[],
    data: async (id) => await (await requestResponse(`${path}/${id}/data`)).blob(),
    erasure: async (id) => readList(await request(`/api/erasures/customers/${id}`))[0] as ErasureState,
    async erase(id) {
      await request(`/api/erasures/customers/${id}`, { method: 'POST' });
    },
  };
}
