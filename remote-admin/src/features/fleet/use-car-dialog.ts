import type { Car } from 'shared-kit/domain';
import { isTextList, parseDraft } from '../../kit/record-form/parse-draft.ts';
import { useRecordDialog } from '../../kit/record-form/use-record-dialog.ts';
import { type CarFormValues, duplicateValues, initialValues } from './car-form-values.ts';

/** State of the form of a car. */
export interface CarFormState {
  /** The car that is edited; undefined for a new one. */
  readonly car: Car | undefined;
  readonly values: CarFormValues;
  readonly image: string;
  /** The further pictures. */
  readonly images: readonly string[];
}

/** Returns the dialog of a car, and functions that open it: to edit a car, or to add one, perhaps like another. */
export function useCarDialog() {
  const dialog = useRecordDialog('car', parseCarDraft);
  return {
    dialog,
    edit: (car: Car) => dialog.open({ car, values: initialValues(car), ...imagesOf(car) }),
    add(template?: Car) {
      const values = template ? duplicateValues(template) : initialValues(undefined);
      dialog.open({ car: undefined, values, ...imagesOf(template) });
    },
  };
}

function imagesOf({ image = '', images = [] }: Partial<Pick<Car, 'image' | 'images'>> = {}) {
  return { image, images };
}

function parseCarDraft(kept: unknown): CarFormState | undefined {
  const { car, values, image, images }: Partial<Record<keyof CarFormState, unknown>> = Object(kept);
  const parsed = parseDraft<Car, CarFormValues>({ record: car, values }, 'CarId', initialValues);
  if (!parsed || typeof image !== 'string') return undefined;
  return { car: parsed.edited, values: parsed.values, image, images: isTextList(images) ? images : [] };
}
