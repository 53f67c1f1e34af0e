import type { Booking } from 'shared-kit/domain';
import { Panel } from '../../ui/panel.tsx';
import { FineLine } from './fine-line.tsx';
import styles from './fines.module.css';
import { FINE_MARK } from './mark-texts.ts';
import { useFines } from './use-fines.ts';
import { useMarkTexts } from './use-mark-texts.ts';

/** The fines and tolls of a booking; nothing without any. */
export function FinesOfBooking({ booking: { id } }: { readonly booking: Pick<Booking, 'id'> }) {
  const texts = useMarkTexts();
  const state = useFines({
    query: [{ field: 'bookingId', operator: 'EQ', value: id }],
    sort: { field: 'occurredOn', direction: -1 },
  });
  if (!texts || (state.status === 'ready' && state.value.length === 0) || state.status === 'loading') return null;
  return (
    <Panel title={texts.formatMessage(FINE_MARK.title)} isOpen>
      {state.status === 'failed' ? (
        <p role="alert">{texts.formatMessage(FINE_MARK.failed)}</p>
      ) : (
        <ul className={styles.list}>
          {state.value.map((fine) => (
            <FineLine key={fine.id} fine={fine} texts={texts} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
