import { ApiProblem } from '../platform/http/api-problem.ts';

/**
 * Returns the error for extras of which others have the last ones (docs/rules.md#extras).
 * @param extras their names in English
 */
export function extraUnavailable(extras: readonly string[]): ApiProblem {
  const message = `There are not enough left on these days: ${extras.join(', ')}`;
  return new ApiProblem(409, { type: 'extra_unavailable', extras }, message);
}

/** Returns that error for a write that the database refused; undefined for another error. */
export function findExtraUnavailable(error: unknown): ApiProblem | undefined {
  if (!(error instanceof Error && 'constraint' in error && error.constraint === 'extras_in_stock')) return undefined;
  return extraUnavailable(JSON.parse(String((error as { detail?: string }).detail)));
}
