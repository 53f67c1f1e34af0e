/** Returns a row as cells: amounts stay numbers, days and instants are ISO text, a list is one text, nothing is ''. */
export function toCells(fields: readonly string[], row: Readonly<Record<string, unknown>>): (string | number)[] {
  return fields.map((name) => {
    const value = row[name];
    if (typeof value === 'number') return value;
    return Array.isArray(value) ? value.join('; ') : String(value ?? '');
  });
}
