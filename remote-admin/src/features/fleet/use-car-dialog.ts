import { useState } from 'react';
import type { Car } from 'shared-kit/domain';
import { useCarDraft } from './use-car-draft.ts';

export interface CarDialog {
  readonly isOpen: boolean;
  /** The car to edit; a new one without it. It stays while the dialog closes, and its title with it. */
  readonly car: Car | undefined;
}

/** The dialog of the fleet: open at first if a car was not finished when the sign-in ran out. */
export function useCarDialog() {
  const draft = useCarDraft();
  const [dialog, setDialog] = useState<CarDialog>(() => {
    const unfinished = draft.read();
    return { isOpen: unfinished !== undefined, car: unfinished?.car };
  });
  return {
    dialog,
    open: (car?: Car) => setDialog({ isOpen: true, car }),
    close: () => {
      draft.drop();
      setDialog({ ...dialog, isOpen: false });
    },
  };
}
