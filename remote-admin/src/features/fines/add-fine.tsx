import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { usePermission } from '../../data/use-permission.ts';
import { FineDialog } from './fine-dialog.tsx';
import { FINES_TEXT } from './texts.ts';

/** The button that enters a fine, with its dialog; nothing for those who may not. */
export function AddFine() {
  const { formatMessage } = useIntl();
  const mayWrite = usePermission('fines.write');
  const [isAdding, setIsAdding] = useState(false);
  return (
    mayWrite && (
      <>
        <Button type="primary" onClick={() => setIsAdding(true)}>
          {formatMessage(FINES_TEXT.add)}
        </Button>
        {isAdding && <FineDialog onClosed={() => setIsAdding(false)} />}
      </>
    )
  );
}
