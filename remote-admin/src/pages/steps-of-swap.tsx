import { Button } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { type Booking, needsOtherCar } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Skeleton } from 'shared-kit/ui';
import { CARD_TEXT } from '../features/handover/card-texts.ts';
import { useHandovers } from '../features/handover/use-handovers.ts';
import { useMoveDialog } from '../features/move-booking/use-move-dialog.tsx';
import { StatusButtons } from '../features/status-change/status-buttons.tsx';
import { TODAY_TEXT } from '../features/today/texts.ts';
import { useCustomerName } from '../ui/customer-name.tsx';

/** The steps of a rental whose car came back: another one is chosen before it is handed over. */
export function StepsOfSwap(facts: ComponentProps<typeof StatusButtons>) {
  const { booking } = facts;
  const { formatMessage } = useIntl();
  const state = useNeedsOtherCar(booking);
  const openMoveDialog = useMoveDialog();
  const choice = (
    <Button type="primary" onClick={() => void openMoveDialog(booking.id)}>
      {formatMessage(CARD_TEXT.chooseCar)}
    </Button>
  );
  const insteadOfNext = state === undefined ? <Skeleton width="10rem" height="2rem" /> : state && choice;
  return <StatusButtons {...facts} insteadOfNext={insteadOfNext} />;
}

interface DueStepOfSwapProps {
  readonly booking: Booking;
  /** Shown unless another car has to be chosen. */
  readonly step: ReactNode;
}

/** The next step of a rental in a list: the choice of another car after the former one came back, otherwise `step`. */
export function DueStepOfSwap({ booking, step }: DueStepOfSwapProps) {
  const { formatMessage } = useIntl();
  const nameOf = useCustomerName();
  const openMoveDialog = useMoveDialog();
  const needsCar = useNeedsOtherCar(booking);
  if (needsCar === undefined) return <Skeleton width="8rem" height="1.5rem" />;
  if (!needsCar) return step;
  const choose = formatMessage(CARD_TEXT.chooseCar);
  return (
    <Button
      size="small"
      aria-label={formatMessage(TODAY_TEXT.step, { step: choose, customerName: nameOf(booking) })}
      onClick={() => void openMoveDialog(booking.id)}
    >
      {choose}
    </Button>
  );
}

/** Returns undefined while the protocols load. */
function useNeedsOtherCar(booking: Booking): boolean | undefined {
  const state = useHandovers(booking.id);
  if (state.status === 'loading') return undefined;
  return state.status === 'ready' && needsOtherCar(booking, state.value.handovers);
}
