import { useRef } from 'react';
import { Button, Icon, Tooltip } from 'shared-kit/ui';
import styles from './confirmation-code.module.css';
import { CONFIRMATION_TEXT } from './texts.ts';
import { useCopy } from './use-copy.ts';

/** The code, large, and the way to take it along. */
export function ConfirmationCode({ code }: { readonly code: string }) {
  const text = useRef<HTMLElement>(null);
  const [state, copy] = useCopy(text);
  return (
    <div className={styles.panel}>
      <p className={styles.label}>{CONFIRMATION_TEXT.codeLabel}</p>
      <strong ref={text} className={styles.code}>
        {code}
      </strong>
      <Tooltip text={CONFIRMATION_TEXT.copyHint}>
        <Button look="secondary" onClick={copy} className={styles.copy}>
          <Icon name={state === 'copied' ? 'check' : 'copy'} size={18} />
          {CONFIRMATION_TEXT.copy}
        </Button>
      </Tooltip>
      <p role="status" className={styles.state}>
        {state === 'copied' && CONFIRMATION_TEXT.copied}
        {state === 'refused' && CONFIRMATION_TEXT.notCopied}
      </p>
    </div>
  );
}
