/**
 * Returns the latest values of a form with those that the person has edited.
 * @param begin what the person began with
 * @param now the latest values
 */
export function rebaseValues<Values extends object>(values: Values, begin: Values, now: Values): Values {
  const touched = Object.entries(values).filter(([name, value]) => value !== begin[name as keyof Values]);
  return { ...now, ...Object.fromEntries(touched) };
}
