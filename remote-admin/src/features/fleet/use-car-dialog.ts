import { useState } from 'react';
import type { Car } from 'shared-kit/domain';
import { useCarDraft } from './use-car-draft.ts';

export interface CarDialog {
  readonly isOpen: boolean;
  /** The car to edit; undefined for a new one. Kept while the dialog closes, so that its title stays. */
  readonly car: Car | undefined;
  /** The car to duplicate; undefined otherwise. */
  readonly template?: Car | undefined;
}

/** Returns the state of the car dialog, initially open when a draft is stored, and functions that open and close it. */
export function useCarDialog() {
  const draft = useCarDraft();
  const [dialog, setDialog] = useState<CarDialog>(() => {
    const unfinished = draft.read();
    return { isOpen: unfinished !== undefined, car: unfinished?.car };
  });
  return {
    dialog,
    edit: (car: Car) => setDialog({ isOpen: true, car }),
    add: (template?: Car) => setDialog({ isOpen: true, car: undefined, template }),
    close: () => {
      draft.drop();
      setDialog({ ...dialog, isOpen: false });
    },
  };
}
