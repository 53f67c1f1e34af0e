import { Input, type InputRef } from 'antd';
import { type ComponentProps, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Pause in typing after which a search begins. */
const DEBOUNCE_MS = 250;

interface SearchFieldProps extends Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange' | 'onPressEnter'> {
  readonly ref?: Ref<InputRef>;
  /** The current search text. */
  readonly value: string;
  /** Called with the text after a pause in typing. */
  readonly onSearch: (text: string) => void;
  /** Called with the text when Enter is pressed; it becomes the search text. */
  readonly onEnter?: (text: string) => void;
}

/** A search field that searches while the person types. */
export function SearchField({ value, onSearch, onEnter, ...rest }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  /** Texts passed to `onSearch` that are not in `value` yet, since the router renders its changes later. */
  const sent = useRef<readonly string[]>([]);
  const search = useEffectEvent(() => {
    const text = typed.trim();
    if (text === (sent.current.at(-1) ?? value)) return;
    sent.current = [...sent.current, text];
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), typed === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const index = sent.current.lastIndexOf(value);
    sent.current = index === -1 ? [] : sent.current.slice(index + 1);
    // The search was changed elsewhere: by Back, a link or a button.
    if (index === -1) setTyped(value);
  }, [value]);
  return (
    <Input
      {...rest}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={() => {
        search();
        onEnter?.(typed.trim());
      }}
    />
  );
}
