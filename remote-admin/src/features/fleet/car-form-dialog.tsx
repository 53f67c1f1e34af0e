import { Modal } from 'antd';
import { useState } from 'react';
import type { Car } from 'shared-kit/domain';
import { CarForm } from './car-form.tsx';

/** What the dialog is open for. */
export type CarDialog =
  | { readonly mode: 'closed' }
  | { readonly mode: 'create' }
  | { readonly mode: 'edit'; readonly car: Car };

interface CarFormDialogProps {
  readonly dialog: CarDialog;
  readonly onClose: () => void;
}

/** The form in its two modes. It is made anew each time, so closing it resets it (spec §4). */
export function CarFormDialog({ dialog, onClose }: CarFormDialogProps) {
  const [isSaving, setIsSaving] = useState(false);
  const car = dialog.mode === 'edit' ? dialog.car : undefined;
  return (
    <Modal
      open={dialog.mode !== 'closed'}
      title={car ? 'Edit Car' : 'Add New Car'}
      mask={{ closable: false }}
      footer={null}
      destroyOnHidden
      closable={!isSaving}
      keyboard={!isSaving}
      onCancel={onClose}
      width={560}
      // A lower dialog would reach under the notifications.
      style={{ top: 32 }}
    >
      <CarForm key={car?.CarId ?? dialog.mode} car={car} isSaving={isSaving} onSaving={setIsSaving} onClose={onClose} />
    </Modal>
  );
}
