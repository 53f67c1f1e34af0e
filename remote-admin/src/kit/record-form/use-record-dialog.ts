import { App } from 'antd';
import { useState } from 'react';
import { type Message, useIntl } from 'shared-kit/intl';
import { useDraft } from 'shared-kit/remote';

/** The dialog of a record's form, and its unsaved input, which is kept as a draft. */
export interface RecordDialog<State> {
  readonly isOpen: boolean;
  /** With what the form begins; kept while the dialog closes, so that its title stays. Undefined before it is opened. */
  readonly state: State | undefined;
  /** Counts the openings: the React `key` of the form. */
  readonly opened: number;
  /** Opens the dialog, unless there is unsaved input already. */
  readonly open: (state: State) => void;
  readonly keep: (state: State) => void;
  readonly readDraft: () => State | undefined;
  /** Discards the draft and closes the dialog. */
  readonly close: () => void;
  /** Closes the dialog, after a question if there is unsaved input. */
  readonly leave: (question: Readonly<Record<'title' | 'discard' | 'keep', Message>>) => void;
}

/**
 * Returns the dialog of a record. It is open from the start when there is a draft.
 * @param parse returns undefined for a draft of another version that does not fit this form
 */
export function useRecordDialog<State>(key: string, parse: (kept: unknown) => State | undefined): RecordDialog<State> {
  const { modal } = App.useApp();
  const { formatMessage } = useIntl();
  const draft = useDraft(key, parse);
  const [state, setState] = useState(draft.read);
  const [isOpen, setIsOpen] = useState(state !== undefined);
  const [opened, setOpened] = useState(0);
  const close = () => {
    draft.drop();
    setIsOpen(false);
  };
  return {
    ...{ isOpen, state, opened, close, keep: draft.keep, readDraft: draft.read },
    open(next) {
      if (draft.read()) return;
      setState(next);
      setOpened(opened + 1);
      setIsOpen(true);
    },
    leave(question) {
      if (!draft.read()) return close();
      void modal.confirm({
        title: formatMessage(question.title),
        okText: formatMessage(question.discard),
        cancelText: formatMessage(question.keep),
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        icon: null,
        onOk: close,
      });
    },
  };
}
