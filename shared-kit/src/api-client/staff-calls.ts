import {
  BLOCK_FIELDS,
  type Booking,
  type BookingRequest,
  type BookingStatus,
  type Car,
  type CarBlock,
  CUSTOMER_FIELDS,
  type Customer,
  EMAIL_TEMPLATE_FIELDS,
  type EmailTemplate,
  EXTRA_FIELDS,
  type Extra,
  FINE_FIELDS,
  type Fine,
  LENGTH_DISCOUNT_FIELDS,
  type LengthDiscount,
  type LocaleCode,
  type NewCar,
  type NewCarBlock,
  type NewCustomer,
  type NewEmailTemplate,
  type NewExtra,
  type NewFine,
  type NewLengthDiscount,
  type NewPlace,
  type NewPriceSeason,
  type NewRentalTerms,
  PLACE_FIELDS,
  type Place,
  PRICE_SEASON_FIELDS,
  type PriceSeason,
  RENTAL_TERMS_FIELDS,
  type RentalTermsOfClass,
} from '../domain/index.ts';
import { type AccountSession, readAccountSession, readLanguage } from './account-session.ts';
import { type AccountsClient, createAccountsClient } from './accounts.ts';
import { ApiError, isApiError, parseErrorBody } from './api-error.ts';
import { type BookingEmail, type MailStatus, readBookingEmail, readMailStatus } from './booking-email.ts';
import { type ChangeRequest, type QuotedAmounts, readChangeRequest } from './change-request.ts';
import { type CustomersClient, createCustomersClient } from './customers.ts';
import type { EntityCount, EntitySearch, EntitySelection } from './entity-search.ts';
import { type BookingOfPerson, readBookingOfPerson } from './erasures.ts';
import { createFinesClient, type FinesClient } from './fines.ts';
import { createHandoversClient, type HandoversClient } from './handovers.ts';
import { createImportsClient, type ImportsClient } from './imports.ts';
import { createInvoicesClient, type InvoicesClient } from './invoices.ts';
import { createManagedReviewsClient, type ManagedReviewsClient } from './managed-reviews.ts';
import { type OpenRequests, readOpenRequests } from './open-requests.ts';
import { createPapersClient, type PapersClient } from './papers.ts';
import { createPaymentsClient, type PaymentsClient } from './payments.ts';
import { readList } from './read-list.ts';
import { createReportsClient, type ReportsClient } from './reports.ts';
import type { UploadOptions } from './send-with-progress.ts';
import type { Transport } from './transport.ts';
import { createImageUpload, type UploadedImage } from './upload-image.ts';
import { createVehiclePapersClient, type VehiclePapersClient } from './vehicle-papers.ts';
import {
  describeEntities,
  ENTITY_KEYS,
  type EntityMap,
  type EntityName,
  readEntity,
  writeEntity,
} from './wire-format.ts';

/** An entity's key and the fields to change; the others stay as they are. */
export type EntityChanges<Name extends EntityName> = Partial<EntityMap[Name]> &
  {
    Cars: Pick<Car, 'CarId'>;
    CarsBooking: Pick<Booking, 'id'> & ChangeConditions;
    CarBlocks: Pick<CarBlock, 'id'>;
    Customers: Seen<Customer>;
    Fines: Seen<Fine>;
    EmailTemplates: Seen<EmailTemplate>;
    PriceSeasons: Seen<PriceSeason>;
    LengthDiscounts: Seen<LengthDiscount>;
    Extras: Seen<Extra>;
    Places: Seen<Place>;
    RentalTerms: Seen<RentalTermsOfClass>;
  }[Name];

/** A key, and the values that an update is based on; 409 `entity_changed` when the entity has others. Null for an absent one. */
type Seen<Entity extends { readonly id: number }> = Pick<Entity, 'id'> & {
  readonly basedOn?: Readonly<Partial<Record<keyof Entity, unknown>>>;
};

/** A line that staff write: a charge, or with a negative amount a reduction. */
export interface PriceAdjustment {
  readonly label: string;
  readonly amount: number;
}

/** What a booking costs as it was booked, and what it would cost after a change. */
export interface ChangeQuotes {
  readonly booked: QuotedAmounts;
  readonly agreed: QuotedAmounts & { readonly unitPrice: number };
  readonly today: QuotedAmounts & { readonly unitPrice: number };
  /** What could be given back for days that the customer does not use, at the agreed rates. */
  readonly refundable: number;
}

/** A request of a customer, with what is booked. */
export interface OpenChangeRequest extends ChangeRequest {
  readonly booking: Pick<Booking, 'id' | 'customerName' | 'pickupDate' | 'dropoffDate' | 'totalPrice'> & {
    readonly carName: string;
  };
}

/** Preconditions and options of an update. */
export interface ChangeConditions {
  /** The status that the update is based on; 409 `booking_changed` when the booking has another one. */
  readonly basedOnStatus?: BookingStatus;
  /** The values that the update is based on; 409 `booking_changed` when the booking has others. Null for an absent one. */
  readonly basedOn?: Readonly<Partial<Record<keyof Booking, unknown>>>;
  /** Whether the customer gets an e-mail about the change. */
  readonly notifyCustomer?: boolean;
  /** Whether browsers that opened links to the former e-mail address keep their access. */
  readonly keepAccess?: boolean;
  /** Whether a price that changes follows the rates that were agreed, the default, or those of today. */
  readonly reprice?: 'agreed' | 'today';
  /** The lines by staff that the booking then has, instead of those before. */
  readonly adjustments?: readonly PriceAdjustment[];
}

/** Body that creates an entity. */
export type NewEntity<Name extends EntityName> = {
  Cars: NewCar;
  CarsBooking: BookingRequest;
  CarBlocks: NewCarBlock;
  Customers: NewCustomer;
  Fines: NewFine;
  EmailTemplates: NewEmailTemplate;
  PriceSeasons: NewPriceSeason;
  LengthDiscounts: NewLengthDiscount;
  Extras: NewExtra;
  Places: NewPlace;
  RentalTerms: NewRentalTerms;
}[Name];

/** How often a value occurs. */
export interface ValueCount {
  readonly value: string | number | null;
  readonly count: number;
  /** Whether there are more rows than were counted. */
  readonly more?: boolean;
}

/** A field of an entity, as a table or a form needs it. */
export interface Column {
  readonly name: string;
  readonly type: 'text' | 'choice' | 'number' | 'date' | 'datetime' | 'list' | 'boolean' | 'object';
  /** Must be sent to create an entity. */
  readonly required: boolean;
  /** All valid values. */
  readonly values?: readonly (string | number)[];
}

/** Plain text, to one recipient. */
export interface EmailMessage {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** The booking that the message is about, whose details are added. */
  readonly bookingId?: number;
}

export interface EmailPreviewRequest {
  readonly subject: string;
  readonly body: string;
  readonly language?: LocaleCode;
  readonly bookingId?: number;
}

export interface EmailPreview {
  readonly subject: string;
  readonly body: string;
  readonly html: string;
}

export interface SignedIn {
  readonly accessToken: string;
  /** Of the account, if it has one. */
  readonly language?: LocaleCode;
}

/** Calls that only the pages for staff make. All of them throw `ApiError`. */
export interface StaffCalls {
  /** Returns the token, and the account's language if it has one. @throws ApiError when `code` in the body is not 200; the HTTP status is ignored */
  login(email: string, password: string): Promise<SignedIn>;
  /** Chooses the password of an invitation's account; returns as `login`. @throws ApiError 410 for a used or expired link */
  acceptInvitation(token: string, password: string): Promise<SignedIn>;
  /** Returns the caller's session. @throws ApiError 401 without one */
  getSession(): Promise<AccountSession>;
  /** Changes the language of the caller's account; undefined removes it. */
  setLanguage(language: LocaleCode | undefined): Promise<AccountSession>;
  createCar(car: NewCar): Promise<Car>;
  /** Atomic; returns the entities in the order of `list`. */
  createEntities<Name extends EntityName>(
    entity: Name,
    list: readonly NewEntity<Name>[],
  ): Promise<readonly EntityMap[Name][]>;
  /** Returns the updated entity. */
  updateEntity<Name extends EntityName>(entity: Name, changes: EntityChanges<Name>): Promise<EntityMap[Name]>;
  /** As `updateEntity`, for several entities; atomic. */
  updateEntities<Name extends EntityName>(
    entity: Name,
    list: readonly EntityChanges<Name>[],
  ): Promise<readonly EntityMap[Name][]>;
  /** Returns what a change of a booking would make of its price. */
  quoteChange(
    bookingId: number,
    changes: Partial<Booking> & Pick<ChangeConditions, 'adjustments'>,
  ): Promise<ChangeQuotes>;
  /** Returns what customers ask for and nobody has answered, the oldest first. */
  listChangeRequests(): Promise<readonly OpenChangeRequest[]>;
  /**
   * Gives a customer what was asked for, or not; the customer is told. @throws ApiError 409 `booking_changed` for another request,
   * and as an update
   */
  answerChangeRequest(answer: 'accept' | 'decline', request: OpenChangeRequest): Promise<void>;
  deleteEntity(entity: EntityName, id: string | number): Promise<void>;
  /** Deletes all matches, atomically; returns their keys. Refused without a condition. */
  deleteEntities<Name extends EntityName>(
    entity: Name,
    query: NonNullable<EntitySearch<Name>['query']>,
  ): Promise<readonly (string | number)[]>;
  /** Counts what a search finds by the values of a field, or by conditions. */
  countEntities<Name extends EntityName>(count: EntityCount<Name>): Promise<readonly ValueCount[]>;
  listColumns(entity: EntityName): Promise<readonly Column[]>;
  /**
   * Returns all rows of a search as a file.
   * @param language of the headings, by default that of the account
   * @throws ApiError `Failed to export data`
   */
  exportEntities<Name extends EntityName>(
    search: EntitySelection<Name> & {
      /** Whether lists of an entity, such as a booking's lines, follow its fields. */
      readonly withChildren?: boolean;
    },
    format: 'xlsx' | 'csv',
    name?: string,
    language?: LocaleCode,
  ): Promise<Blob>;
  /** @throws ApiError `Upload failed: {status} {body}`; an AbortError when it was canceled */
  uploadImage(file: File, options?: UploadOptions): Promise<UploadedImage>;
  /** Sent without bearer token: the cookie authenticates it. @throws ApiError `Delete failed: {status} {body}` */
  deleteImage(publicId: string): Promise<void>;
  /** Returns whether the e-mail was sent, or written to a file where there is no mail server. */
  sendEmail(message: EmailMessage): Promise<'sent' | 'written'>;
  /** Returns what an e-mail will look like, with the values of a booking, or of an example, in place of its placeholders. */
  previewEmail(draft: EmailPreviewRequest): Promise<EmailPreview>;
  /** Returns the e-mails about a booking, the latest first. */
  listBookingEmails(bookingId: number): Promise<readonly BookingEmail[]>;
  /** Sends an e-mail again. An address in `to` replaces the recipient; a customer's also in the booking. */
  resendEmail(id: number, to?: string, conditions?: Pick<ChangeConditions, 'keepAccess'>): Promise<void>;
  getMailStatus(): Promise<MailStatus>;
  /** Hides the notice that e-mails are written to files, for the account of the person. */
  hideFilesNotice(): Promise<void>;
  /** Returns the requests of visitors that nobody has answered. */
  getOpenRequests(): Promise<OpenRequests>;
  /** Ends the access of all browsers and links to a booking. */
  endBookingAccess(bookingId: number): Promise<void>;
  /** Returns a booking, and after it those with the same mailbox or phone number. Only owners may make this and the next call. */
  listBookingsOfPerson(bookingId: number): Promise<readonly BookingOfPerson[]>;
  /** Removes the customers of bookings for good. @throws ApiError 409 `booking_open` unless all are returned or canceled */
  eraseBookings(ids: readonly number[]): Promise<void>;
  readonly accounts: AccountsClient;
  readonly customers: CustomersClient;
  readonly fines: FinesClient;
  readonly handovers: HandoversClient;
  readonly payments: PaymentsClient;
  readonly invoices: InvoicesClient;
  readonly papers: PapersClient;
  readonly vehiclePapers: VehiclePapersClient;
  readonly managedReviews: ManagedReviewsClient;
  readonly reports: ReportsClient;
  readonly imports: ImportsClient;
}

export function createStaffCalls(transport: Transport): StaffCalls {
  const { options, send, request, requestResponse } = transport;
  describeEntities({
    CarBlocks: BLOCK_FIELDS,
    Customers: CUSTOMER_FIELDS,
    Fines: FINE_FIELDS,
    EmailTemplates: EMAIL_TEMPLATE_FIELDS,
    PriceSeasons: PRICE_SEASON_FIELDS,
    LengthDiscounts: LENGTH_DISCOUNT_FIELDS,
    Extras: EXTRA_FIELDS,
    Places: PLACE_FIELDS,
    RentalTerms: RENTAL_TERMS_FIELDS,
  });

  async function signIn(path: string, body: object): Promise<SignedIn> {
    const response = await send(path, { method: 'POST', body, anonymous: true });
    const answer = (await response.json().catch(() => ({}))) as { code?: number; message?: string; data?: unknown };
    const [first] = Array.isArray(answer.data) ? answer.data : [];
    const accessToken: unknown = first?.accessToken;
    if (answer.code !== 200 || typeof accessToken !== 'string')
      throw new ApiError(response.status, answer.message || 'Request failed', answer);
    return { accessToken, ...readLanguage(first) };
  }

  return {
    login: (email, password) => signIn('/api/auth/login', { email, password }),
    acceptInvitation: (token, password) => signIn('/api/auth/invitation', { token, password }),

    async getSession() {
      return readAccountSession(readList(await request('/api/auth/session'))[0]);
    },

    async setLanguage(language) {
      const body = { language: language ?? null };
      return readAccountSession(readList(await request('/api/auth/session', { method: 'PUT', body }))[0]);
    },

    async createCar(car) {
      return readEntity('Cars', readList(await request('/api/entities/Cars', { method: 'POST', body: car }))[0]);
    },

    async createEntities(entity, list) {
      const body = list.map((one) => writeEntity(entity, one));
      const answer = await request(`/api/entities/${entity}/batch`, { method: 'POST', body });
      return readList(answer).map((row) => readEntity(entity, row));
    },

    async updateEntity(entity, changes) {
      const body = writeEntity(entity, changes);
      return readEntity(entity, readList(await request(`/api/entities/${entity}`, { method: 'PUT', body }))[0]);
    },

    async quoteChange(bookingId, changes) {
      const body = writeEntity('CarsBooking', changes);
      const answer = await request(`/api/bookings/${bookingId}/quote`, { method: 'POST', body });
      return readList(answer)[0] as ChangeQuotes;
    },

    async listChangeRequests() {
      return readList(await request('/api/change-requests')).map((wire) => {
        const { booking, ...asked } = wire as Readonly<Record<string, unknown>>;
        const days = readEntity('CarsBooking', booking, ['pickupDate', 'dropoffDate']);
        return { ...readChangeRequest(asked), booking: days as unknown as OpenChangeRequest['booking'] };
      });
    },

    async answerChangeRequest(answer, { booking, createdAt }) {
      const body = { createdAt: { $date: createdAt } };
      await request(`/api/bookings/${booking.id}/${answer}-change`, { method: 'POST', body });
    },

    async updateEntities(entity, list) {
      const body = list.map((one) => writeEntity(entity, one));
      const answer = await request(`/api/entities/${entity}/batch`, { method: 'PUT', body });
      return readList(answer).map((row) => readEntity(entity, row));
    },

    async deleteEntity(entity, id) {
      await requestResponse(`/api/entities/${entity}/${encodeURIComponent(id)}`, { method: 'DELETE' });
    },

    async deleteEntities(entity, query) {
      const answer = await request(`/api/entities/${entity}/delete`, { method: 'POST', body: { query } });
      return readList(answer).map((row) => (row as Record<string, string | number>)[ENTITY_KEYS[entity]] ?? '');
    },

    async countEntities({ entity, ...count }) {
      const answer = await request(`/api/entities/${entity}/count`, { method: 'POST', body: count });
      return readList(answer) as readonly ValueCount[];
    },

    async listColumns(entity) {
      return readList(await request(`/api/entities/${entity}/columns`)) as readonly Column[];
    },

    async exportEntities(search, format, name, language) {
      const parameters = new URLSearchParams({
        format,
        ...(name !== undefined && { name }),
        ...(language && { language }),
      });
      const path = `/api/entities/${search.entity}/export?${parameters}`;
      try {
        return await (await requestResponse(path, { method: 'POST', body: search })).blob();
      } catch (cause) {
        const { status, body } = isApiError(cause) ? cause : { status: 0, body: undefined };
        throw new ApiError(status, 'Failed to export data', body, { cause });
      }
    },

    uploadImage: createImageUpload(options),

    async deleteImage(publicId) {
      const path = `/api/images?${new URLSearchParams({ publicId })}`;
      const response = await send(path, { method: 'DELETE', anonymous: true });
      if (response.ok) return;
      const text = await response.text();
      throw new ApiError(response.status, `Delete failed: ${response.status} ${text}`, parseErrorBody(text));
    },

    async sendEmail({ to, subject, body, bookingId }) {
      const response = await requestResponse('/api/mailing/send', {
        method: 'POST',
        body: { to, subject, body, html: false, bookingId },
      });
      // An invalid response body is ignored, since the e-mail was sent.
      const answer = (await response.json().catch(() => undefined)) as
        | { data?: readonly { state?: unknown }[] }
        | undefined;
      return answer?.data?.[0]?.state === 'written' ? 'written' : 'sent';
    },

    async previewEmail(draft) {
      const [preview] = readList(await request('/api/mailing/preview', { method: 'POST', body: draft }));
      const { subject, body, html } = (preview ?? {}) as Partial<Record<keyof EmailPreview, unknown>>;
      if (typeof subject !== 'string' || typeof body !== 'string' || typeof html !== 'string')
        throw new TypeError('An e-mail is missing from the answer');
      return { subject, body, html };
    },

    async listBookingEmails(bookingId) {
      return readList(await request(`/api/mailing/bookings/${bookingId}`)).map(readBookingEmail);
    },

    async resendEmail(id, to, conditions) {
      await request('/api/mailing/resend', { method: 'POST', body: { id, to, ...conditions } });
    },

    async endBookingAccess(bookingId) {
      await request(`/api/booking-access/${bookingId}`, { method: 'DELETE' });
    },

    async listBookingsOfPerson(bookingId) {
      return readList(await request(`/api/erasures/${bookingId}`)).map(readBookingOfPerson);
    },

    async eraseBookings(ids) {
      await request('/api/erasures', { method: 'POST', body: { ids } });
    },

    async getOpenRequests() {
      return readOpenRequests(readList(await request('/api/open-requests'))[0]);
    },

    async getMailStatus() {
      return readMailStatus(readList(await request('/api/mailing/status'))[0]);
    },

    async hideFilesNotice() {
      await request('/api/auth/session', { method: 'PUT', body: { hidesFilesNotice: true } });
    },

    accounts: createAccountsClient(transport),
    customers: createCustomersClient(transport),
    fines: createFinesClient(transport),
    handovers: createHandoversClient(transport),
    payments: createPaymentsClient(transport),
    invoices: createInvoicesClient(transport),
    papers: createPapersClient(transport),
    vehiclePapers: createVehiclePapersClient(transport),
    managedReviews: createManagedReviewsClient(transport),
    reports: createReportsClient(transport),
    imports: createImportsClient(transport),
  };
}
