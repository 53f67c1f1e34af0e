import type { BookingRequest, DateRange } from '../domain/index.ts';
import { ApiError } from './api-error.ts';
import type { EntitySearch, SearchResult } from './entity-search.ts';
import { createTransport, type TransportOptions } from './transport.ts';
import { type EntityMap, type EntityName, readEntity, writeBooking } from './wire-format.ts';

/** Typed calls of the specification's section 7. All of them throw `ApiError`. */
export interface ApiClient {
  /** @throws ApiError when the code of the answer is not 200; its HTTP status is not looked at (spec §7) */
  login(email: string, password: string): Promise<{ readonly accessToken: string }>;
  getEntity<Name extends EntityName>(entity: Name, id: string | number): Promise<EntityMap[Name]>;
  searchEntities<Name extends EntityName, Field extends keyof EntityMap[Name] & string>(
    search: EntitySearch<Name, Field>,
  ): Promise<SearchResult<Pick<EntityMap[Name], Field>>>;
  createBooking(booking: BookingRequest): Promise<EntityMap['CarsBooking']>;
  /** Ids of the cars that are not free on every day of the range. */
  findUnavailableCars(range: DateRange): Promise<readonly string[]>;
  /** The default query: GET of the key's segments joined with slashes. @throws Error `401: text` */
  fetchQuery(key: string | readonly (string | number)[]): Promise<unknown>;
}

export function createApiClient(options: TransportOptions): ApiClient {
  const { send, request } = createTransport(options);

  return {
    async login(email, password) {
      const response = await send('/api/auth/login', { method: 'POST', body: { email, password }, anonymous: true });
      const answer = (await response.json().catch(() => ({}))) as { code?: number; message?: string; data?: unknown };
      const [first] = Array.isArray(answer.data) ? answer.data : [];
      const accessToken: unknown = first?.accessToken;
      if (answer.code !== 200 || typeof accessToken !== 'string')
        throw new ApiError(response.status, answer.message || 'Request failed', answer);
      return { accessToken };
    },

    async getEntity(entity, id) {
      return readEntity(entity, await request(`/api/entities/${entity}/${encodeURIComponent(id)}`));
    },

    async searchEntities(search) {
      const answer = await request(`/api/entities/${search.entity}/search`, { method: 'POST', body: search });
      const { pagination } = answer as SearchResult<never>;
      return { data: readList(answer).map((row) => readEntity(search.entity, row)), ...(pagination && { pagination }) };
    },

    async createBooking(booking) {
      const answer = await request('/api/entities/CarsBooking', { method: 'POST', body: writeBooking(booking) });
      return readEntity('CarsBooking', readList(answer)[0]);
    },

    async findUnavailableCars({ from, to }) {
      const answer = await request(`/api/availability?${new URLSearchParams({ from, to })}`);
      return readList(answer).map((row) => (row as { carId: string }).carId);
    },

    async fetchQuery(key) {
      const response = await send(typeof key === 'string' ? key : key.join('/'));
      if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
      return response.json();
    },
  };
}

/** @throws TypeError when the answer carries no `data` list */
function readList(answer: unknown): readonly unknown[] {
  const data = (answer as { data?: unknown } | null)?.data;
  if (!Array.isArray(data)) throw new TypeError('The answer carries no data list');
  return data;
}
