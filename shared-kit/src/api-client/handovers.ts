import type {
  AgreedRates,
  ChargeKind,
  DamageMark,
  HandoverDirection,
  HandoverFieldName,
  HandoverValues,
  LocaleCode,
  PaperGap,
  Stroke,
} from '../domain/index.ts';
import { parseErrorBody } from './api-error.ts';
import { readList } from './read-list.ts';
import { sendWithProgress, type UploadOptions } from './send-with-progress.ts';
import type { Transport } from './transport.ts';

/** A mark on the sketch of a car. */
export interface Damage extends DamageMark {
  readonly id: string;
  readonly carId: string;
  /** The booking and the hand-over in which it was found; absent when they were deleted. */
  readonly bookingId?: number;
  readonly handoverId?: string;
  /** ISO timestamps. */
  readonly foundAt: string;
  readonly repairedAt?: string;
  /** Of its photos, oldest first; absent once they were deleted. */
  readonly fileIds: readonly string[];
}

export interface HandoverPhoto {
  /** In hexadecimal digits, of the bytes that were uploaded. */
  readonly sha256: string;
  /** For `/api/photos/{fileId}`. */
  readonly fileId: string;
  readonly damageId?: string;
}

export interface HandoverSignature {
  readonly signerName: string;
  readonly strokes: readonly Stroke[];
  /** What was agreed to, as it was shown. */
  readonly sentence: string;
  readonly locale: LocaleCode;
  readonly place?: string;
}

/** What was charged at a return, in currency units: proposals that were kept, changed or dropped, and what staff added. */
export interface BookingCharge {
  readonly kind: ChargeKind;
  /** In English, or what staff wrote. */
  readonly label: string;
  readonly quantity: number;
  readonly unitAmount: number;
  readonly amount: number;
  /** Absent when staff added it. */
  readonly proposedAmount?: number;
  /** Needed when it was changed or dropped. */
  readonly reason?: string;
  readonly dropped?: boolean;
}

/** What was written down when a car was handed over, or came back. */
export interface Handover {
  /** A UUID of the client. */
  readonly id: string;
  readonly bookingId: number;
  readonly carId: string;
  readonly direction: HandoverDirection;
  readonly values: HandoverValues;
  readonly photos: readonly HandoverPhoto[];
  /** Those that were found in it. */
  readonly damages: readonly Damage[];
  readonly charges: readonly BookingCharge[];
  /** ISO timestamps. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly signedAt?: string;
  /** Name of the member of staff; absent when the account was removed. */
  readonly signedBy?: string;
  /** Absent after an erasure. */
  readonly signature?: HandoverSignature;
}

export interface BookingHandovers {
  /** In the order in which they were begun. */
  readonly handovers: readonly Handover[];
  /** Damage of the booking's car that is not repaired, without what its unsigned hand-overs have found. */
  readonly openDamages: readonly Damage[];
  /** What the booking's car had at the last hand-over of it that was signed; absent before the first one. */
  readonly accessories?: readonly string[];
  /** Days of the rental, from today on, on which the car lacks a valid paper; absent when there are none. */
  readonly paperGaps?: readonly PaperGap[];
  /** What days late are priced by; absent when no rules were set. */
  readonly agreed?: AgreedRates;
}

export interface HandoverSigning {
  readonly signerName: string;
  readonly strokes: readonly Stroke[];
  readonly sentence: string;
  readonly locale: LocaleCode;
  /** Of a return: an entry for each line of `returnCharges`, and what staff add. */
  readonly charges?: readonly BookingCharge[];
  /** Of a return: the customer gets another car, and the rental goes on. */
  readonly continues?: boolean;
  /** Of a pick-up: why an owner hands over a car without valid papers. */
  readonly papersReason?: string;
  /** Why an owner hands a car over to a flagged customer. */
  readonly override?: string;
}

/** Calls about hand-overs and damage. All of them throw `ApiError`; those that change a signed hand-over 409 `handover_signed`. */
export interface HandoversClient {
  list(bookingId: number): Promise<BookingHandovers>;
  /** Returns the hand-over with this id, or the unsigned one of this booking and direction that is there already. */
  begin(handover: Pick<Handover, 'id' | 'bookingId' | 'direction'>): Promise<Handover>;
  /** Changes some values; null clears one. May be repeated. */
  write(id: string, values: { readonly [Name in HandoverFieldName]?: HandoverValues[Name] | null }): Promise<Handover>;
  /** Adds or changes a mark. */
  saveDamage(id: string, damage: DamageMark & Pick<Damage, 'id'>): Promise<Handover>;
  removeDamage(id: string, damageId: string): Promise<Handover>;
  /**
   * Sends a photo; may be repeated. @param sha256 of the bytes, in hexadecimal digits
   * @throws ApiError as `uploadImage`, 400 `hash_mismatch`
   */
  uploadPhoto(
    id: string,
    photo: { readonly sha256: string; readonly bytes: Blob; readonly damageId?: string; readonly takenAt?: string },
    options?: UploadOptions,
  ): Promise<Handover>;
  removePhoto(id: string, sha256: string): Promise<Handover>;
  /**
   * Signs a hand-over, which then stays as it is, and sets the booking's status. May be repeated.
   * @throws ApiError 400 for what is missing, 409 `charges_changed` for others than those of `returnCharges`, `papers_missing`
   */
  sign(id: string, signing: HandoverSigning): Promise<Handover>;
  /** Returns the damage of a car, the latest first, also what was repaired. */
  listDamages(carId: string): Promise<readonly Damage[]>;
  repairDamage(id: string): Promise<void>;
}

/** Returns the address of a photo, for the browser that is signed in. */
export function photoUrl(fileId: string): string {
  return `/api/photos/${fileId}`;
}

export function createHandoversClient({ request, options }: Transport): HandoversClient {
  const path = '/api/handovers';
  const one = async (answer: Promise<unknown>) => readHandover(readList(await answer)[0]);
  return {
    async list(bookingId) {
      const answer = await request(`${path}?bookingId=${bookingId}`);
      const { openDamages, accessories, agreed, paperGaps } = answer as Readonly<Record<string, unknown>>;
      return {
        handovers: readList(answer).map(readHandover),
        openDamages: readList({ data: openDamages }) as readonly Damage[],
        ...(accessories !== undefined && { accessories: readList({ data: accessories }) as readonly string[] }),
        ...(paperGaps !== undefined && { paperGaps: readList({ data: paperGaps }) as readonly PaperGap[] }),
        ...(agreed !== undefined && { agreed: agreed as AgreedRates }),
      };
    },
    begin: (body) => one(request(path, { method: 'POST', body })),
    write: (id, values) => one(request(`${path}/${id}`, { method: 'PATCH', body: { values } })),
    saveDamage: (id, { id: damageId, view, x, y, kind, note }) =>
      one(request(`${path}/${id}/damages/${damageId}`, { method: 'PUT', body: { view, x, y, kind, note } })),
    removeDamage: (id, damageId) => one(request(`${path}/${id}/damages/${damageId}`, { method: 'DELETE' })),
    uploadPhoto(id, { sha256, bytes, damageId, takenAt }, progress) {
      const query = new URLSearchParams({ ...(damageId && { damageId }), ...(takenAt && { takenAt }) });
      const read = (text: string) => readHandover(readList(parseErrorBody(text))[0]);
      const upload = { method: 'PUT', path: `${path}/${id}/photos/${sha256}?${query}`, body: bytes, read } as const;
      return sendWithProgress(options, upload, progress);
    },
    removePhoto: (id, sha256) => one(request(`${path}/${id}/photos/${sha256}`, { method: 'DELETE' })),
    sign: (id, body) => one(request(`${path}/${id}/sign`, { method: 'POST', body })),
    async listDamages(carId) {
      return readList(await request(`/api/cars/${encodeURIComponent(carId)}/damages`)) as readonly Damage[];
    },
    async repairDamage(id) {
      await request(`/api/damages/${id}/repair`, { method: 'POST' });
    },
  };
}

/** @throws TypeError */
function readHandover(wire: unknown): Handover {
  const { id, values, photos, damages } = Object(wire) as Partial<Record<keyof Handover, unknown>>;
  if (typeof id !== 'string' || typeof values !== 'object' || !Array.isArray(photos) || !Array.isArray(damages))
    throw new TypeError('A hand-over is missing from the answer');
  return wire as Handover;
}
