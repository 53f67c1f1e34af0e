import type { PaperGap } from 'shared-kit/domain';
import { ApiProblem } from '../platform/http/api-problem.ts';
import { noSuchEntity } from '../platform/http/problems.ts';

export function noSuchHandover(): ApiProblem {
  return noSuchEntity({ name: 'Handovers' });
}

export function noSuchDamage(): ApiProblem {
  return noSuchEntity({ name: 'Damages' });
}

export function handoverSigned(): ApiProblem {
  return new ApiProblem(409, { type: 'handover_signed' }, 'This hand-over is signed and can no longer be changed.');
}

export function carCameBack(): ApiProblem {
  const message = 'This car came back, and the rental goes on with another one: please choose it first.';
  return new ApiProblem(409, { type: 'car_came_back' }, message);
}

/** The car has no valid papers on some days of the rental; an owner may go on with a reason. */
export function papersMissing(gaps: readonly PaperGap[]): ApiProblem {
  const papers = gaps.map(({ kind, from, to }) => `${kind} ${from}_${to}`);
  const message = `This car has no valid papers on each day of the rental: ${papers.join(', ')}.`;
  return new ApiProblem(409, { type: 'papers_missing', papers }, message);
}

/** What is proposed is no longer what the caller has seen. */
export function chargesChanged(): ApiProblem {
  const message = 'What is charged at this return has changed meanwhile. Please look at it again.';
  return new ApiProblem(409, { type: 'charges_changed' }, message);
}

export function customerFlagged(): ApiProblem {
  return new ApiProblem(
    409,
    { type: 'customer_flagged' },
    'The agency does not rent to this customer. An owner can hand the car over with a reason.',
  );
}
