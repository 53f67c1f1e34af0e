import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { useIntl } from 'shared-kit/intl';
import { Skeleton } from 'shared-kit/ui';
import { CARD_TEXT } from '../features/handover/card-texts.ts';
import { needsOtherCar } from '../features/handover/find-handover.ts';
import { useHandovers } from '../features/handover/use-handovers.ts';
import { useMoveDialog } from '../features/move-booking/use-move-dialog.tsx';
import { StatusButtons } from '../features/status-change/status-buttons.tsx';

/** The steps of a rental whose car came back: another one is chosen before it is handed over. */
export function StepsOfSwap(facts: ComponentProps<typeof StatusButtons>) {
  const { booking } = facts;
  const { formatMessage } = useIntl();
  const state = useHandovers(booking.id);
  const openMoveDialog = useMoveDialog();
  const choice = (
    <Button type="primary" onClick={() => void openMoveDialog(booking.id)}>
      {formatMessage(CARD_TEXT.chooseCar)}
    </Button>
  );
  const needsCar = state.status === 'ready' && needsOtherCar(booking, state.value.handovers);
  const insteadOfNext = state.status === 'loading' ? <Skeleton width="10rem" height="2rem" /> : needsCar && choice;
  return <StatusButtons {...facts} insteadOfNext={insteadOfNext} />;
}
