import type {
  CalendarDay,
  DefaultInterval,
  ServiceInterval,
  VehicleDue,
  VehiclePaper,
  VehicleService,
} from '../domain/index.ts';
import { parseErrorBody } from './api-error.ts';
import { readList } from './read-list.ts';
import { sendWithProgress, type UploadOptions } from './send-with-progress.ts';
import type { Transport } from './transport.ts';

interface Stored {
  /** ISO timestamp; sent as `basedOn` with a change. */
  readonly updatedAt: string;
}

/** What was seen before a change; absent for what is new. */
interface Seen {
  readonly basedOn?: string;
}

export interface VehicleFile {
  readonly id: string;
  readonly contentType: string;
  readonly bytes: number;
}

export interface StoredVehiclePaper extends VehiclePaper, Stored {
  readonly files: readonly VehicleFile[];
}

export interface StoredVehicleService extends VehicleService, Stored {
  /** The last day on which the car is blocked for it. */
  readonly blockedTo?: CalendarDay;
  /** Absent in answers of servers from before there were any. */
  readonly files?: readonly VehicleFile[];
}

/** The papers of a car, the work on it, how often it is due, and what is due now. */
export interface VehicleRecords {
  readonly papers: readonly StoredVehiclePaper[];
  readonly services: readonly StoredVehicleService[];
  readonly intervals: readonly ServiceInterval[];
  /** Of all cars without one of their own. Absent in answers of servers from before there were any. */
  readonly defaults?: readonly DefaultInterval[];
  /** By the hand-overs, the work or the car itself. */
  readonly kilometers?: number;
  readonly dues: readonly VehicleDue[];
}

export interface DueOfCar extends VehicleDue {
  readonly carName: string;
  readonly plate?: string;
}

/** Calls about papers of cars and work on them. All of them throw `ApiError`; changes 409 `entity_changed`. */
export interface VehiclePapersClient {
  ofCar(carId: string): Promise<VehicleRecords>;
  /** Returns what is due in the fleet. */
  listDues(): Promise<readonly DueOfCar[]>;
  /** Returns the ids of the cars of the fleet that have a paper, valid or not. */
  listCarsWithPapers(): Promise<readonly string[]>;
  /** Creates or changes a paper. @param paper its id is a UUID of the client */
  savePaper(paper: VehiclePaper & Seen): Promise<VehicleRecords>;
  deletePaper(id: string): Promise<void>;
  /** @throws ApiError as `uploadImage` */
  addFile(paperId: string, bytes: Blob, options?: UploadOptions): Promise<void>;
  removeFile(paperId: string, fileId: string): Promise<void>;
  /** @throws ApiError as `uploadImage` */
  addServiceFile(serviceId: string, bytes: Blob, options?: UploadOptions): Promise<void>;
  removeServiceFile(serviceId: string, fileId: string): Promise<void>;
  /** @param fileId of a paper or of work */
  getFile(fileId: string): Promise<Blob>;
  /**
   * Plans work, notes that it was done, or changes it. @param service `blockedTo` blocks the car from the planned day on
   * @throws ApiError 409 `car_unavailable`
   */
  saveService(service: VehicleService & Seen & Pick<StoredVehicleService, 'blockedTo'>): Promise<VehicleRecords>;
  deleteService(id: string): Promise<void>;
  /** Without days and kilometers the kind of work is never due. */
  saveInterval(interval: ServiceInterval & { readonly isAsDefault?: true }): Promise<VehicleRecords>;
  /** Only owners may: how often work is due on cars without an interval of their own. */
  saveDefaultInterval(interval: DefaultInterval): Promise<void>;
}

export function createVehiclePapersClient({ request, requestResponse, options }: Transport): VehiclePapersClient {
  const papers = '/api/vehicle-papers';
  const services = '/api/vehicle-services';
  const one = async (answer: Promise<unknown>) => readList(await answer)[0] as VehicleRecords;
  const put = (path: string, body: object) => one(request(path, { method: 'PUT', body }));
  const remove = async (path: string) => void (await request(path, { method: 'DELETE' }));
  const send = async (path: string, body: Blob, progress: UploadOptions | undefined) =>
    void (await sendWithProgress(options, { method: 'POST', path, body, read: parseErrorBody }, progress));
  return {
    ofCar: (carId) => one(request(`${papers}?carId=${encodeURIComponent(carId)}`)),
    listDues: async () => readList(await request(`${papers}/due`)) as readonly DueOfCar[],
    listCarsWithPapers: async () =>
      (readList(await request(`${papers}/cars`)) as readonly { carId: string }[]).map(({ carId }) => carId),
    savePaper: ({ id, ...body }) => put(`${papers}/${id}`, body),
    deletePaper: (id) => remove(`${papers}/${id}`),
    addFile: (id, body, progress) => send(`${papers}/${id}/files`, body, progress),
    addServiceFile: (id, body, progress) => send(`${services}/${id}/files`, body, progress),
    removeServiceFile: (id, fileId) => remove(`${services}/${id}/files/${fileId}`),
    removeFile: (id, fileId) => remove(`${papers}/${id}/files/${fileId}`),
    getFile: async (fileId) => await (await requestResponse(`${papers}/files/${fileId}`)).blob(),
    saveService: ({ id, ...body }) => put(`${services}/${id}`, body),
    deleteService: (id) => remove(`${services}/${id}`),
    saveInterval: (interval) => put('/api/service-intervals', interval),
    async saveDefaultInterval(interval) {
      await request('/api/service-intervals/defaults', { method: 'PUT', body: interval });
    },
  };
}
