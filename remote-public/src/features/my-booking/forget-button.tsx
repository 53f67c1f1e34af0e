import { Suspense, useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { lazyComponent } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import styles from './forget-button.module.css';
import { MANAGE_TEXT } from './texts.ts';

/** Loaded when it is opened. */
const ForgetDialog = lazyComponent(() => import('./forget-dialog.tsx').then((loaded) => loaded.ForgetDialog));

/** Removes the bookings from this device, after a question. */
export function ForgetButton({ onForgotten }: { readonly onForgotten: () => Promise<unknown> }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.forget}>
      <p>{formatMessage(MANAGE_TEXT.forgetNote)}</p>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {formatMessage(MANAGE_TEXT.forget)}
      </Button>
      <Suspense>{isOpen && <ForgetDialog onForgotten={onForgotten} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
