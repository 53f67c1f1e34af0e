import { useIntl } from 'shared-kit/intl';
import { Button, RetryButton, useProblemText } from 'shared-kit/ui';
import { ContactButtons } from './contact-buttons.tsx';
import styles from './link-notice.module.css';
import { LinkSent } from './link-sent.tsx';
import { LINK_TEXT } from './texts.ts';
import type { LinkState } from './use-booking-link.ts';
import { useLinkRequest } from './use-link-request.ts';

/** Notice that explains why a link did not open its booking, with possible actions. */
export function LinkNotice({ link }: { readonly link: Extract<LinkState, { status: 'refused' | 'failed' }> }) {
  const { formatMessage } = useIntl();
  const { describeError } = useProblemText();
  if (link.status === 'failed')
    return (
      <section role="alert" className={styles.notice}>
        <h2>{formatMessage(LINK_TEXT.failed)}</h2>
        <p>{!link.isRetrying && describeError(link.error)}</p>
        <RetryButton isRetrying={link.isRetrying} onRetry={link.retry} />
        <ContactButtons />
      </section>
    );
  if (link.reason === 'link_unknown')
    return (
      <section role="alert" className={styles.notice}>
        <h2>{formatMessage(LINK_TEXT.unknown)}</h2>
        <p>{formatMessage(LINK_TEXT.unknownAdvice)}</p>
      </section>
    );
  return (
    <section role="alert" className={styles.notice}>
      <h2>{formatMessage(link.reason === 'link_used' ? LINK_TEXT.used : LINK_TEXT.expired)}</h2>
      <p>{formatMessage(LINK_TEXT.advice)}</p>
      <NewLink key={link.token} token={link.token} />
    </section>
  );
}

function NewLink({ token }: { readonly token: string }) {
  const { formatMessage } = useIntl();
  const { describeError } = useProblemText();
  const { state, send } = useLinkRequest();
  if (state.status === 'sent') return <LinkSent isOnItsWay={state.isOnItsWay} />;
  return (
    <>
      {state.status === 'failed' && <p className={styles.error}>{describeError(state.error)}</p>}
      <Button aria-disabled={state.status === 'sending' || undefined} onClick={() => send({ token })}>
        {formatMessage(state.status === 'sending' ? LINK_TEXT.sending : LINK_TEXT.send)}
      </Button>
    </>
  );
}
