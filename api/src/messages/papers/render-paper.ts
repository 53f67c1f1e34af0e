import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Services } from '../../platform/services.ts';

interface NumberedSnapshot {
  readonly number: string;
  readonly snapshot: string;
  readonly snapshot_sha256: string;
}

/**
 * Makes the PDF of a snapshot, with the beginning of its hash, which the page shows.
 * @param more is drawn besides, such as a note
 * @throws ApiProblem 503 `paper_unavailable`
 */
export async function renderPaper(
  pdf: Services['pdf'],
  { number, snapshot, snapshot_sha256: sha256 }: NumberedSnapshot,
  more: object = {},
): Promise<Buffer> {
  const fingerprint = sha256.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1 ');
  return await pdf.render(JSON.stringify({ ...JSON.parse(snapshot), ...more, fingerprint })).catch((error) => {
    throw paperUnavailable(number, error);
  });
}

function paperUnavailable(number: string, cause: Error): ApiProblem {
  const problem = new ApiProblem(
    503,
    { type: 'paper_unavailable' },
    `The paper ${number} cannot be made at the moment`,
  );
  return Object.assign(problem, { cause });
}
