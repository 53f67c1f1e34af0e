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

/** What is proposed is no longer what the caller has seen. */
export function chargesChanged(): ApiProblem {
  const message = 'What is charged at this return has changed meanwhile. Please look at it again.';
  return new ApiProblem(409, { type: 'charges_changed' }, message);
}
