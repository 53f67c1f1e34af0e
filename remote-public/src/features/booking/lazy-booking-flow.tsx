import { Suspense, useEffect, useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useHydrated, VisuallyHidden } from 'shared-kit/ui';
import { OPENING_TEXT } from '../../ui/texts.ts';
import { useLazy } from '../../ui/use-lazy.tsx';
import type { BookingFlowProps } from './booking-flow.tsx';
import styles from './lazy-booking-flow.module.css';

const loadFlow = async () => (await import('./booking-flow.tsx')).BookingFlow;

/** The dialogs of a booking, which are loaded once dates are chosen: most visitors of a car's page do not book there. */
export function LazyBookingFlow(props: BookingFlowProps) {
  const { formatMessage } = useIntl();
  const [BookingFlow, preload] = useLazy(loadFlow, 'booking');
  const [isUsed, setUsed] = useState(false);
  const isOpen = props.step !== undefined;
  // Stays mounted afterwards, since it has the state of the booking.
  if (isOpen && !isUsed) setUsed(true);
  const isSoonUsed = props.range !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the first dates
  useEffect(() => {
    // Mounts the component before it is needed, so that opening the dialog renders only the dialog.
    if (isSoonUsed && !isUsed) preload(() => setUsed(true));
  }, [isSoonUsed]);

  // Dialogs are portals and not server-rendered, but the first history entry may already name one.
  if (!useHydrated() || !isUsed) return null;
  return (
    <Suspense
      fallback={
        <output className={styles.opening}>
          <VisuallyHidden>{formatMessage(OPENING_TEXT.bookingForm)}</VisuallyHidden>
        </output>
      }
    >
      <BookingFlow {...props} />
    </Suspense>
  );
}
