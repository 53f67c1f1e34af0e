/**
 * Parses a stored draft, perhaps of another version: a field of another type gets its initial value.
 * @param begin returns the initial values of the record's form; the record is undefined for a new one
 * @returns undefined if record or values do not fit
 */
export function parseDraft<Edited extends object, Values extends object>(
  { record, values }: { readonly record: unknown; readonly values: unknown },
  idName: keyof Edited & string,
  begin: (edited: Edited | undefined) => Values,
): { readonly edited: Edited | undefined; readonly values: Values } | undefined {
  if (record !== undefined && !(typeof record === 'object' && record !== null && idName in record)) return undefined;
  if (typeof values !== 'object' || values === null) return undefined;
  const edited = record as Edited | undefined;
  const kept: Readonly<Record<string, unknown>> = { ...values };
  const fields = Object.entries(begin(edited)).map(([name, initial]) => {
    const isOfType = Array.isArray(initial) ? isTextList(kept[name]) : typeof kept[name] === typeof (initial ?? '');
    return [name, isOfType ? kept[name] : initial];
  });
  return { edited, values: Object.fromEntries(fields) as Values };
}

export function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
