/** Returns the list of a response. @throws TypeError when it has none */
export function readList(answer: unknown): readonly unknown[] {
  const data = (answer as { data?: unknown } | null)?.data;
  if (!Array.isArray(data)) throw new TypeError('The response has no data list');
  return data;
}
