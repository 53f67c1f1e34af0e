import { ApiProblem } from '../platform/http/api-problem.ts';

/**
 * Returns the error for extras of which others have the last ones (docs/rules.md#extras); undefined for another error.
 * @param error of a write that the database refused
 */
export function extraUnavailable(error: unknown): ApiProblem | undefined {
  if (!(error instanceof Error && 'constraint' in error && error.constraint === 'extras_in_stock')) return undefined;
  const extras = JSON.parse(String((error as { detail?: string }).detail)) as string[];
  const message = `There are not enough left on these days: ${extras.join(', ')}`;
  return new ApiProblem(409, { type: 'extra_unavailable', extras }, message);
}
