import { Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import type { RecordDialog } from '../../kit/record-form/use-record-dialog.ts';
import { CarForm } from './car-form.tsx';
import { FLEET_TEXT, FORM_TEXT } from './texts.ts';
import type { CarFormState } from './use-car-dialog.ts';

interface CarFormDialogProps {
  readonly dialog: RecordDialog<CarFormState>;
}

/** The dialog that adds or edits a car. Closing it resets the form. */
export function CarFormDialog({ dialog }: CarFormDialogProps) {
  const { formatMessage } = useIntl();
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Modal
      open={dialog.isOpen}
      title={formatMessage(dialog.state?.car ? FORM_TEXT.edit : FLEET_TEXT.add)}
      mask={{ closable: false }}
      footer={null}
      destroyOnHidden
      closable={!isSaving}
      keyboard={!isSaving}
      onCancel={dialog.close}
      // Two columns where there is room.
      width={{ xs: '35rem', xl: '61rem' }}
      // Without room in which the form would be seen below its footer.
      styles={{ container: { paddingBlockEnd: 12 } }}
    >
      {dialog.state && (
        <CarForm key={dialog.opened} {...dialog} state={dialog.state} isSaving={isSaving} onSaving={setIsSaving} />
      )}
    </Modal>
  );
}
