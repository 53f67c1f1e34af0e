import { createStaffCalls, type StaffCalls } from './staff-calls.ts';
import { createTransport, type TransportOptions } from './transport.ts';
import { createVisitorCalls, type VisitorCalls } from './visitor-calls.ts';

/** Typed calls of the API. */
export interface ApiClient extends VisitorCalls, StaffCalls {}

/** Returns a client with all calls; pages for visitors do with `createVisitorCalls`. */
export function createApiClient(options: TransportOptions): ApiClient {
  const transport = createTransport(options);
  return { ...createVisitorCalls(transport), ...createStaffCalls(transport) };
}
