import { Button } from 'antd';
import { Suspense, useState } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { lazyComponent, useHost } from 'shared-kit/remote';
import { usePermission } from '../../data/use-permission.ts';
import { isErased } from '../../ui/customer-name.tsx';
import { ERASE_TEXT } from './texts.ts';

/** Loaded when it is first opened: the page does not wait for it. */
const EraseDialog = lazyComponent(() => import('./erase-dialog.tsx').then((loaded) => loaded.EraseDialog));

/** Button of owners that removes the customer of a booking, after a question. An older host cannot do it. */
export function EraseButton({ booking }: { readonly booking: Booking }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const mayErase = usePermission('bookings.erase');
  const [isAsking, setIsAsking] = useState(false);
  if (!mayErase || !('eraseBookings' in api) || isErased(booking)) return null;
  return (
    <>
      <Button size="small" type="text" danger onClick={() => setIsAsking(true)}>
        {formatMessage(ERASE_TEXT.erase)}
      </Button>
      {isAsking && (
        <Suspense>
          <EraseDialog booking={booking} onClosed={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
