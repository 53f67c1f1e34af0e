import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError, createApiClient, readFieldProblems, readProblem } from 'shared-kit/api-client';
import { type Booking, type Car, DEFAULT_SITE_SETTINGS, type Pagination } from 'shared-kit/domain';
import { createFolderStore } from 'shared-kit/server';
import { hashPassword } from '../src/accounts/password.ts';
import { type AppOptions, buildApp } from '../src/app.ts';
import { insertEntities } from '../src/entities/write-entities.ts';
import { CARS_ENTITY } from '../src/fleet/cars/cars-entity.ts';
import type { ErrorBody } from '../src/platform/http/response-schemas.ts';
import type { StoredImage } from '../src/platform/images/store-image.ts';
import { createMailer } from '../src/platform/outbox/mailer.ts';
import { createTestFolder } from './create-test-folder.ts';
import { openTestDatabase } from './open-test-database.ts';

export const STAFF = { email: 'staff@example.com', password: 'a password of staff' };

export const AUTH_SECRET = 'a secret that only the tests know, and long enough';

/** Returns a token with the given payload, signed with the server's secret. */
export function signToken(payload: object, secret = AUTH_SECRET): string {
  const signed = [{ alg: 'HS256', typ: 'JWT' }, payload].map(encode).join('.');
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

export function readToken(token: string): { readonly sid: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Noon of a Friday, agency time; same-day bookings are closed. */
export const NOON = new Date('2026-11-20T12:00:00Z');

/**
 * Union of the response bodies of all routes: a test reads the properties of its route, and fails when one is missing.
 */
export interface AnswerBody extends Omit<ErrorBody, 'meta'>, Row {
  readonly meta: Required<ErrorBody['meta']>;
  readonly data: [Row, ...Row[]];
  readonly pagination: Pagination;
  readonly cars: [ListedCar, ...ListedCar[]];
}

/** An entity, a picture, an e-mail or a session. */
type Row = Omit<Car, 'type'> & Omit<Wire<Booking>, 'status'> & StoredImage & Texts;
type Texts = Record<'accessToken' | 'messageId' | 'status' | 'type', string>;
type Wire<Entity> = {
  readonly [Field in keyof Entity]: Field extends `${string}Date` | 'createdAt' ? { $date: string } : Entity[Field];
};

interface ListedCar {
  readonly carId: string;
  readonly changedAt: string;
}

export interface Answer {
  readonly status: number;
  /** Parsed and unchecked; nothing of what is no JSON. */
  readonly body: AnswerBody;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface Call {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

/** Throws unless clients can translate the error response: its problem, and one per invalid field, must be known. */
function assertTranslatable(call: string, body: ErrorBody): void {
  const error = new ApiError(body.code, body.message, body);
  const fields = Object.keys(body.meta.fields ?? {});
  const problems = Object.keys(readFieldProblems(error));
  if (readProblem(error) && fields.length === problems.length && fields.every((field) => problems.includes(field)))
    return;
  throw new Error(`${call} answers a problem that no client can translate: ${JSON.stringify(body.meta)}`);
}

/** Builds the application on a new database, to be called with `inject`; close it after use. */
export async function startTestApi(options: Partial<AppOptions> = {}) {
  const folder = await createTestFolder('api-test-');
  const test = await openTestDatabase(options.database);
  const { database, listen } = test;
  const time = { now: NOON };
  const mediaDir = join(folder, 'media');
  const outboxDir = join(folder, 'outbox');
  const privateDir = join(folder, 'private');
  const mediaStore = options.mediaStore ?? createFolderStore(mediaDir);
  const documentStore = options.documentStore ?? createFolderStore(privateDir, { mode: 0o600 });
  const app = await buildApp({
    database,
    listen,
    mediaStore,
    outboxDir,
    documentStore,
    clock: () => time.now,
    site: { ...DEFAULT_SITE_SETTINGS, imageHosts: ['cdn.example'] },
    authSecret: AUTH_SECRET,
    mailer: createMailer({ smtpUrl: undefined, from: 'Cars <cars@example.com>', outboxDir }),
    isReady: () => true,
    cash: { currencies: ['EUR'], limit: 20_000 },
    rateLimit: false,
    ...options,
  });
  if (!options.database)
    await database
      .insertInto('staff_accounts')
      .values({
        email: STAFF.email,
        password_hash: await hashPassword(STAFF.password),
        role: 'owner',
        created_at: NOON.toISOString(),
      })
      .execute();

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    { body, token, headers }: Call = {},
  ) {
    const response = await app.inject({
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    if (isJson && response.statusCode >= 400 && !url.startsWith('/internal/'))
      assertTranslatable(`${method} ${url}`, response.json());
    const answer: Answer = {
      status: response.statusCode,
      body: isJson ? response.json() : ({} as AnswerBody),
      text: response.body,
      headers: response.headers,
    };
    return answer;
  }

  return {
    app,
    database,
    openDatabaseAgain: test.openAgain,
    listen,
    mediaDir,
    mediaStore,
    outboxDir,
    privateDir,
    documentStore,
    time,
    get: (url: string, options?: Call) => call('GET', url, options),
    post: (url: string, body: unknown, options?: Call) => call('POST', url, { ...options, body }),
    put: (url: string, body: unknown, options?: Call) => call('PUT', url, { ...options, body }),
    patch: (url: string, body: unknown, options?: Call) => call('PATCH', url, { ...options, body }),
    delete: (url: string, options?: Call) => call('DELETE', url, options),
    /** The API client of the applications, for an anonymous visitor and GET requests only. */
    client: createApiClient({
      baseUrl: '',
      getToken: () => undefined,
      onAuthFail: () => {},
      fetch: async (url) => {
        const { status, text } = await call('GET', String(url));
        return new Response(text, { status });
      },
    }),
    async signIn(): Promise<string> {
      const answer = await call('POST', '/api/auth/login', { body: STAFF });
      return answer.body.data[0].accessToken;
    },
    async addCars(...cars: readonly Car[]): Promise<void> {
      await insertEntities(database, CARS_ENTITY, cars);
    },
    async close(): Promise<void> {
      await app.close();
      await test.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
