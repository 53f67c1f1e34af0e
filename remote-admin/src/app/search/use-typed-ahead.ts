import { useEffect, useMemo } from 'react';
import styles from './search-dialog.module.css';

/** What was typed before a field was there. */
interface TypedText {
  readonly text: string;
  /** Whether Enter was pressed. */
  readonly isEntered: boolean;
}

/** Catches what is typed from the opening of a dialog until its field has the focus. */
export interface TypedAhead {
  /** Gives the focus to an unseen field, which brings the keyboard of a phone at once. @param label its name */
  readonly begin: (label: string) => void;
  /** Ends that; undefined when nothing was begun. */
  readonly take: () => TypedText | undefined;
  /** Gives the focus back to what had it before, unless something has it by now. */
  readonly giveBack: () => void;
}

/** Returns the functions that keep what is typed while a dialog is being loaded and opens. */
export function useTypedAhead(): TypedAhead {
  const typedAhead = useMemo(createTypedAhead, []);
  useEffect(() => () => void typedAhead.take(), [typedAhead]);
  return typedAhead;
}

function createTypedAhead(): TypedAhead {
  let field: HTMLInputElement | undefined;
  let isEntered = false;
  let opener: Element | null = null;
  return {
    begin(label) {
      if (field) return;
      opener = document.activeElement;
      isEntered = false;
      field = document.createElement('input');
      field.className = styles.ahead ?? '';
      field.autocomplete = 'off';
      field.setAttribute('aria-label', label);
      field.addEventListener('keydown', ({ key }) => {
        isEntered = key === 'Enter';
      });
      document.body.append(field);
      field.focus({ preventScroll: true });
    },
    take() {
      if (!field) return undefined;
      const typed = { text: field.value, isEntered };
      field.remove();
      field = undefined;
      return typed;
    },
    giveBack() {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    },
  };
}
