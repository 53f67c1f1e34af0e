import type { Car } from 'shared-kit/domain';
import { useDraft } from '../../data/use-draft.ts';
import type { CarFormValues } from './car-form-values.ts';

export interface CarDraft {
  /** The car that is edited; undefined for a new one. */
  readonly car: Car | undefined;
  readonly values: CarFormValues;
  readonly image: string;
}

/** The one car that is being written, kept until it is saved or put aside. */
export function useCarDraft() {
  return useDraft<CarDraft>('car');
}
