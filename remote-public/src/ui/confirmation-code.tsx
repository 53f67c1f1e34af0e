import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { Button, Icon, Tooltip } from 'shared-kit/ui';
import styles from './confirmation-code.module.css';
import { CODE_TEXT } from './texts.ts';

/** The code with a copy button; struck through, and without the button, when it is void. */
export function ConfirmationCode({ code, isVoid = false }: { readonly code: string; readonly isVoid?: boolean }) {
  const { formatMessage } = useIntl();
  const text = useRef<HTMLElement>(null);
  return (
    <div className={styles.panel}>
      <p className={styles.label}>{formatMessage(CODE_TEXT.label)}</p>
      <strong ref={text} className={styles.code} dir="ltr" translate="no">
        {isVoid ? <s>{code}</s> : code}
      </strong>
      {!isVoid && <CopyButton text={text} />}
    </div>
  );
}

function CopyButton({ text }: { readonly text: RefObject<HTMLElement | null> }) {
  const { formatMessage } = useIntl();
  const [state, copy] = useCopy(text);
  return (
    <>
      <Tooltip text={formatMessage(CODE_TEXT.copyHint)}>
        <Button look="secondary" onClick={copy} className={styles.copy}>
          <Icon name={state === 'copied' ? 'check' : 'copy'} size={18} />
          {formatMessage(CODE_TEXT.copy)}
        </Button>
      </Tooltip>
      <p role="status" className={styles.state}>
        {state !== 'idle' && formatMessage(state === 'copied' ? CODE_TEXT.copied : CODE_TEXT.notCopied)}
      </p>
    </>
  );
}

const COPIED_NOTICE_DURATION_MS = 2000;

type CopyState = 'idle' | 'copied' | 'refused';

/**
 * Returns the state of copying, and the function that copies the text of an element, or selects the text if the browser
 * denies access to the clipboard.
 */
function useCopy(element: RefObject<HTMLElement | null>): readonly [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    clearTimeout(timer.current);
    const source = element.current;
    if (!source) return;
    try {
      // Undefined without HTTPS.
      if (!navigator.clipboard) throw new Error('No clipboard');
      await navigator.clipboard.writeText(source.textContent);
      setState('copied');
      timer.current = setTimeout(() => setState('idle'), COPIED_NOTICE_DURATION_MS);
    } catch {
      getSelection()?.selectAllChildren(source);
      setState('refused');
    }
  };
  return [state, () => void copy()];
}
