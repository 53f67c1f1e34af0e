import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { CustomerName } from '../../ui/customer-name.tsx';
import styles from './entry-card.module.css';
import { RentalFacts } from './rental-facts.tsx';

interface EntryCardProps extends ComponentProps<typeof RentalFacts> {
  /** The bar that it belongs to, in the window. */
  readonly bar: DOMRect;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

const GAP = 6;
const EDGE = 8;

/** A card beside the bar that has the pointer or the keyboard's cursor; the Tab key leads into it. */
export function EntryCard({ bar, onEnter, onLeave, ...facts }: EntryCardProps) {
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const { offsetWidth, offsetHeight } = card.current ?? { offsetWidth: 0, offsetHeight: 0 };
    const below = bar.bottom + GAP;
    const fits = below + offsetHeight + EDGE <= innerHeight;
    setPlace({
      left: Math.max(EDGE, Math.min(bar.left, innerWidth - offsetWidth - EDGE)),
      top: fits ? below : Math.max(EDGE, bar.top - GAP - offsetHeight),
    });
  }, [bar]);
  return (
    <aside
      ref={card}
      className={styles.card}
      style={place}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onFocus={onEnter}
      onBlur={onLeave}
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
    >
      <p className={styles.name}>
        <CustomerName name={facts.rental.customerName} />
      </p>
      <RentalFacts {...facts} />
    </aside>
  );
}
