import { Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { CarForm } from './car-form.tsx';
import { FLEET_TEXT, FORM_TEXT } from './texts.ts';
import type { CarDialog } from './use-car-dialog.ts';

interface CarFormDialogProps {
  readonly dialog: CarDialog;
  readonly onClose: () => void;
}

/** The dialog that adds or edits a car. Closing it resets the form. */
export function CarFormDialog({ dialog: { isOpen, car, template }, onClose }: CarFormDialogProps) {
  const { formatMessage } = useIntl();
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Modal
      open={isOpen}
      title={formatMessage(car ? FORM_TEXT.edit : FLEET_TEXT.add)}
      mask={{ closable: false }}
      footer={null}
      destroyOnHidden
      closable={!isSaving}
      keyboard={!isSaving}
      onCancel={onClose}
      width={560}
      // Near the top, so that toasts do not cover the dialog.
      style={{ top: 32 }}
    >
      <CarForm
        key={car?.CarId ?? 'new'}
        car={car}
        template={template}
        isSaving={isSaving}
        onSaving={setIsSaving}
        onClose={onClose}
      />
    </Modal>
  );
}
