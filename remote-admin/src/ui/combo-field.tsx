import { Input, type InputProps } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import styles from './combo-field.module.css';

interface ComboOption {
  readonly key: string;
  readonly content: ReactNode;
  /** Heading above the options that have it, which follow each other. */
  readonly group?: string;
}

interface ComboFieldProps extends Omit<InputProps, 'onChange' | 'value'> {
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  readonly options: readonly ComboOption[];
  /** Name of the list. */
  readonly listLabel: string;
  /** The option that is chosen, if the list shows a choice. */
  readonly chosen?: string | undefined;
  readonly onChoose: (key: string) => void;
  /** The option at which the list begins, unless one is chosen. */
  readonly startsAt?: string;
  /** Whether the list is always shown below the field; otherwise it opens while the field is used. */
  readonly isListFixed?: boolean;
  /** Whether a press on the field opens the list, before anything is typed. */
  readonly opensOnPress?: boolean;
  /** Whether the options are not those of the text yet; Enter takes none then. */
  readonly isBusy?: boolean;
}

/**
 * A text field with a list of suggestions: arrows move in the list, Enter chooses, Escape closes it. Ant Design's
 * (6.6.8) misplaces its list in a dialog on a phone.
 */
export function ComboField({
  value = '',
  onChange,
  options,
  listLabel,
  chosen,
  startsAt,
  onChoose,
  isListFixed = false,
  opensOnPress = false,
  isBusy = false,
  ...input
}: ComboFieldProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [moved, setMoved] = useState<number>();
  const isShown = options.length > 0 && (isListFixed || isOpen);
  // In a fixed list Enter takes the first option that fits the text.
  const active = moved ?? (isListFixed && !isBusy && value.trim() ? 0 : -1);
  const optionId = (index: number) => `${listId}-${index}`;
  const indexOf = (key: string | undefined) => options.findIndex((option) => option.key === key);
  const begin = isListFixed ? -1 : chosen ? indexOf(chosen) : indexOf(startsAt);
  useEffect(() => {
    const option = isShown && begin >= 0 ? document.getElementById(`${listId}-${begin}`) : null;
    // In the list only: the page around it stays.
    if (option?.parentElement) option.parentElement.scrollTop = option.offsetTop;
  }, [isShown, begin, listId]);

  const choose = ({ key }: ComboOption) => {
    setIsOpen(false);
    setMoved(undefined);
    onChoose(key);
  };
  const move = (step: 1 | -1) => {
    const last = options.length - 1;
    // The first press leads to where the list begins, or on from what is chosen.
    const from = active >= 0 ? active : begin - (step === 1 && begin >= 0 && !chosen ? 1 : 0);
    const next = step === 1 ? (from >= last ? 0 : from + 1) : from <= 0 ? last : from - 1;
    setIsOpen(true);
    setMoved(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const option = isShown ? options[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (options.length > 0) move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Escape' && isShown && !isListFixed) {
      // Keeps Escape from closing the dialog, too.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      setIsOpen(false);
      setMoved(undefined);
    }
  };

  const show = ({ index, ...option }: IndexedOption) => (
    // The field handles the keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      key={option.key}
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={chosen === undefined ? index === active : option.key === chosen}
      data-active={index === active}
      data-chosen={option.key === chosen}
      className={styles.option}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(option)}
    >
      {option.content}
    </div>
  );
  return (
    <div className={styles.field}>
      <Input
        {...input}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && options[active] ? optionId(active) : undefined}
        autoComplete="off"
        value={value}
        onChange={({ target }) => {
          setIsOpen(true);
          setMoved(undefined);
          onChange?.(target.value);
        }}
        onMouseDown={(event) => {
          if (opensOnPress && !input.disabled) setIsOpen(true);
          input.onMouseDown?.(event);
        }}
        onKeyDown={(event) => {
          press(event);
          input.onKeyDown?.(event);
        }}
        onBlur={(event) => {
          setIsOpen(false);
          setMoved(undefined);
          input.onBlur?.(event);
        }}
      />
      {isShown && (
        <div
          id={listId}
          role="listbox"
          // Keeps Chromium from adding the scrollable element to the tab order.
          tabIndex={-1}
          aria-label={listLabel}
          className={isListFixed ? styles.fixed : styles.floating}
        >
          {groupsOf(options).map(({ name, members }) =>
            name === undefined ? (
              members.map(show)
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
              <div key={name} role="group" aria-label={name}>
                <p aria-hidden="true" className={styles.group}>
                  {name}
                </p>
                {members.map(show)}
              </div>
            ),
          )}
        </div>
      )}
    </div>
  );
}

type IndexedOption = ComboOption & { readonly index: number };

/** Returns the options by group, each with its place among all. */
function groupsOf(options: readonly ComboOption[]) {
  const groups: { readonly name: string | undefined; readonly members: IndexedOption[] }[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.members.push({ ...option, index });
    else groups.push({ name: option.group, members: [{ ...option, index }] });
  }
  return groups;
}
