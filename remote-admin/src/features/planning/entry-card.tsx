import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './entry-card.module.css';

interface EntryCardProps {
  readonly title: ReactNode;
  /** The bar that it belongs to, in the window. */
  readonly bar: DOMRect;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

const GAP = 6;
const EDGE = 8;

/** A card beside the bar that has the pointer or the keyboard's cursor; the Tab key leads into it. */
export function EntryCard({ title, bar, onEnter, onLeave, children }: EntryCardProps) {
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
      <p className={styles.name}>{title}</p>
      {children}
    </aside>
  );
}
