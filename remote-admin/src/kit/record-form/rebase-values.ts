/**
 * Returns the latest values, with those replaced that the person has edited.
 * @param values of the form
 * @param begin initial values of the form
 * @param now latest values
 */
export function rebaseValues<Values extends object>(values: Values, begin: Values, now: Values): Values {
  const touched = Object.entries(values).filter(([name, value]) => value !== begin[name as keyof Values]);
  return { ...now, ...Object.fromEntries(touched) };
}
