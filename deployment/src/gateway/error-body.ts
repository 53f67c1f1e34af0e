/** Returns an error body in the API's format. */
export function errorBody(code: number, type: string, message: string) {
  return { code, message, error: message, meta: { type } };
}

export const API_UNAVAILABLE = errorBody(
  503,
  'service_unavailable',
  'The booking service is not available right now. Please try again in a moment.',
);

export const UNREADABLE = errorBody(400, 'invalid_request', 'The request could not be read');
