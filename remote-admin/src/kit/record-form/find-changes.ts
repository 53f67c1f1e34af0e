/** Returns the values that differ from those before; lists are compared by their items. */
export function findChanges<Values extends object>(values: Values, before: Partial<Values>): Partial<Values> {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Values]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}
