import { Input, type InputRef } from 'antd';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import { MAX_TEXT_LENGTH } from '../../data/use-dashboard-address.ts';
import { useShortcut } from '../../ui/use-shortcut.ts';
import styles from './booking-filters.module.css';
import { FILTER_TEXT } from './texts.ts';

const DEBOUNCE_MS = 250;

interface SearchFieldProps {
  /** The text that is searched for. */
  readonly value: string;
  /** Called a moment after the last key. */
  readonly onSearch: (text: string) => void;
}

/** The search field of the bookings, which `/` focuses from anywhere on the page. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const { formatMessage } = useIntl();
  const field = useRef<InputRef>(null);
  const [typed, setTyped] = useState(value);
  const searched = useRef(value);
  const text = typed.trim();
  const search = useEffectEvent(() => {
    if (text === searched.current) return;
    searched.current = text;
    onSearch(text);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every key starts the time again
  useEffect(() => {
    const timer = setTimeout(search, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // Back, a link or a button changed the search, not this field.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setTyped(value);
  }, [value]);
  useShortcut('/', () => field.current?.focus({ cursor: 'all' }));

  const searchNow = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' || text === searched.current) return;
    searched.current = text;
    onSearch(text);
  };
  return (
    <Input
      ref={field}
      type="search"
      className={styles.search ?? ''}
      aria-label={formatMessage(FILTER_TEXT.search)}
      aria-keyshortcuts="/"
      placeholder={formatMessage(FILTER_TEXT.searchHint)}
      prefix={<Icon name="search" size={18} />}
      maxLength={MAX_TEXT_LENGTH}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={searchNow}
    />
  );
}
