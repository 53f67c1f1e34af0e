import type { Car } from 'shared-kit/domain';
import { useDraft } from 'shared-kit/remote';
import { type CarFormValues, initialValues } from './car-form-values.ts';

interface CarDraft {
  /** The car that is edited; undefined for a new one. */
  readonly car: Car | undefined;
  readonly values: CarFormValues;
  readonly image: string;
  /** The further pictures. */
  readonly images: readonly string[];
}

/** The draft of the car form, stored until it is saved or discarded. */
export function useCarDraft() {
  return useDraft('car', parseCarDraft);
}

/** Parses a stored draft, perhaps of another version: a field of another type gets its initial value. */
function parseCarDraft(kept: unknown): CarDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { car, values, image, images } = kept as Partial<Record<keyof CarDraft, unknown>>;
  if (typeof image !== 'string' || typeof values !== 'object' || values === null) return undefined;
  if (car !== undefined && !(typeof car === 'object' && car !== null && 'CarId' in car)) return undefined;
  const edited = car as Car | undefined;
  const fields = Object.entries(initialValues(edited)).map(([field, initial]) => {
    const value = (values as Readonly<Record<string, unknown>>)[field];
    const isOfType = Array.isArray(initial) ? isTextList(value) : typeof value === typeof (initial ?? '');
    return [field, isOfType ? value : initial];
  });
  return { car: edited, values: Object.fromEntries(fields), image, images: isTextList(images) ? images : [] };
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
