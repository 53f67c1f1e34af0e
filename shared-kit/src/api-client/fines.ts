import type {
  BookingStatus,
  CalendarDay,
  FineChargeKind,
  FineMapping,
  Holder,
  ImportedFineField,
} from '../domain/index.ts';
import { parseErrorBody } from './api-error.ts';
import { readList } from './read-list.ts';
import { sendWithProgress, type UploadOptions } from './send-with-progress.ts';
import type { Transport } from './transport.ts';

export type FineFileKind = 'notice' | 'answer';

/** What belongs to a fine besides its fields. */
export interface FineDetails {
  /** Of the authority, and the agency's answers to it. */
  readonly files: readonly {
    readonly id: string;
    readonly kind: FineFileKind;
    readonly contentType: string;
    readonly bytes: number;
    /** ISO timestamp. */
    readonly createdAt: string;
  }[];
  readonly charges: readonly {
    readonly kind: FineChargeKind;
    readonly amount: number;
    /** Why it was taken back. */
    readonly reason?: string;
    readonly dropped: boolean;
    /** ISO timestamp. */
    readonly createdAt: string;
  }[];
  /** Papers, the newest first. */
  readonly letters: readonly { readonly id: number; readonly number: string; readonly createdAt: string }[];
}

/** A booking that had a car, or was to have it, with its days with the car. */
export interface HolderCandidate {
  readonly id: number;
  readonly status: BookingStatus;
  readonly confirmationCode: string;
  readonly customerName: string;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** What the owner has set for fines. */
export interface FineSettings {
  /** What the agency takes for its work with a fine. */
  readonly handlingFee?: number;
  /** Days until the deadline of a fine that is entered without one. */
  readonly deadlineDays?: number;
  /** Days after a rental in which a fine may still come. */
  readonly periodDays?: number;
}

/** What an import does, or would do. */
export interface FineImport {
  readonly columns: readonly string[];
  readonly mapping: FineMapping;
  readonly created: number;
  /** Rows that are there already. */
  readonly known: number;
  readonly refused: readonly {
    /** As a spreadsheet counts, from 1. */
    readonly row: number;
    readonly field: ImportedFineField;
    readonly value: string;
    readonly type: 'required' | 'unknown' | 'taken' | 'invalid';
  }[];
}

export interface Holders {
  /** Absent when nobody had the car. */
  readonly holder?: Holder;
  /** The nearest first. */
  readonly candidates: readonly HolderCandidate[];
}

/** A CSV file, or a workbook in Base64. */
export type FineListFile = { readonly text: string } | { readonly workbook: string };

/** Calls about fines besides those of the entity `Fines`. All of them throw `ApiError`. */
export interface FinesClient {
  /** Who had a car at a minute, `HH:mm` by the agency's clock. */
  findHolders(minute: { readonly carId: string; readonly day: CalendarDay; readonly time: string }): Promise<Holders>;
  read(id: number): Promise<FineDetails>;
  /**
   * Sets who had the car; null for nobody, undefined for what the signed forms say.
   * @throws ApiError 409 `entity_changed` for a fine that was charged
   */
  attribute(id: number, bookingId: number | null | undefined): Promise<FineDetails>;
  /**
   * Imports a CSV file, or a workbook in Base64, all rows or none; a preview writes nothing. @param options `mapping` is the remembered one without it
   * @throws ApiError 409 `import_refused` when a row is refused
   */
  import(
    file: FineListFile,
    options: { readonly mapping?: FineMapping | undefined; readonly isPreview: boolean },
  ): Promise<FineImport>;
  readSettings(): Promise<FineSettings>;
  /** Sets all of it; what is left out is unset. */
  saveSettings(settings: FineSettings): Promise<FineSettings>;
  /** Charges it to the booking, once. @throws ApiError 409 `entity_changed` for a fine that is nobody's */
  charge(id: number, handlingFee: number): Promise<FineDetails>;
  uncharge(id: number, reason: string): Promise<FineDetails>;
  /** Writes the letter to the customer, which is mailed as other papers. @throws ApiError 404 for a fine that is nobody's */
  writeLetter(id: number): Promise<FineDetails>;
  /** @throws ApiError as `uploadImage` */
  addFile(id: number, kind: FineFileKind, bytes: Blob, options?: UploadOptions): Promise<void>;
  removeFile(id: number, fileId: string): Promise<FineDetails>;
  getFile(fileId: string): Promise<Blob>;
}

export function createFinesClient({ request, requestResponse, options }: Transport): FinesClient {
  const path = '/api/fines';
  const details = async (answer: Promise<unknown>) => readList(await answer)[0] as FineDetails;
  const post = (url: string, body: object) => details(request(`${path}/${url}`, { method: 'POST', body }));
  return {
    async findHolders(minute) {
      return readList(await request(`${path}/holders?${new URLSearchParams(minute)}`))[0] as Holders;
    },
    read: (id) => details(request(`${path}/${id}`)),
    attribute: (id, bookingId) => post(`${id}/attribution`, { bookingId }),
    async import(file, options) {
      const body = { ...file, ...options };
      return readList(await request(`${path}/import`, { method: 'POST', body }))[0] as FineImport;
    },
    readSettings: async () => readList(await request(`${path}/settings`))[0] as FineSettings,
    async saveSettings(body) {
      return readList(await request(`${path}/settings`, { method: 'PUT', body }))[0] as FineSettings;
    },
    charge: (id, handlingFee) => post(`${id}/charge`, { handlingFee }),
    uncharge: (id, reason) => post(`${id}/uncharge`, { reason }),
    writeLetter: (id) => details(request(`${path}/${id}/letter`, { method: 'POST' })),
    async addFile(id, kind, body, progress) {
      const upload = { method: 'POST', path: `${path}/${id}/files/${kind}`, body, read: parseErrorBody } as const;
      await sendWithProgress(options, upload, progress);
    },
    removeFile: (id, fileId) => details(request(`${path}/${id}/files/${fileId}`, { method: 'DELETE' })),
    getFile: async (fileId) => await (await requestResponse(`${path}/files/${fileId}`)).blob(),
  };
}
