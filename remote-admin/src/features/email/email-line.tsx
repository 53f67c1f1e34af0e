import { Button } from 'antd';
import { type ComponentProps, Suspense, useId, useState } from 'react';
import type { BookingEmail } from 'shared-kit/api-client';
import { agencyTime, type Booking, EMAIL_KINDS, EMAIL_STATES, type EmailState } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { lazyComponent, useHost } from 'shared-kit/remote';
import { TimelineLine } from '../../kit/timeline.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './email-line.module.css';
import { KIND_LABELS, LIST_TEXT, RESEND_TEXT, STATE_LABELS } from './texts.ts';

/** Loaded when it is first opened: the page does not wait for it. */
const ResendDialog = lazyComponent(() => import('./resend-dialog.tsx').then((loaded) => loaded.ResendDialog));

interface EmailLineProps {
  readonly booking: Booking;
  readonly email: BookingEmail;
}

/** An e-mail about a booking. One that is held, or could not be sent, says so below its line. */
export function EmailLine({ booking, email }: EmailLineProps) {
  const { now, site, locale } = useHost();
  const { formatMessage } = useIntl();
  const [isResending, setIsResending] = useState(false);
  const id = useId();
  const { recipient, subject, text, state, heldUntil, error } = email;
  const kind = EMAIL_KINDS.find((known) => known === email.kind);
  const untilMoment = (timestamp: string) => {
    const { day, time } = agencyTime(new Date(timestamp), site.timeZone);
    const isToday = day === agencyTime(now(), site.timeZone).day;
    return isToday ? time : formatAgencyTimestamp(timestamp, site.timeZone, locale.code);
  };
  const resend = (state !== 'waiting' || heldUntil !== undefined) && (
    <Button size="small" aria-describedby={id} onClick={() => setIsResending(true)}>
      {formatMessage(heldUntil === undefined ? RESEND_TEXT.open : RESEND_TEXT.now)}
    </Button>
  );
  const isAlert = needsAttention(email);
  return (
    <>
      <TimelineLine
        at={momentOf(email)}
        icon="mail"
        title={
          <span id={id}>
            <strong>{kind ? formatMessage(KIND_LABELS[kind]) : email.kind}</strong>{' '}
            <bdi dir="ltr" translate="no" className={styles.recipient}>
              {recipient}
            </bdi>
          </span>
        }
        tag={<StateTag email={email} />}
        detail={
          <>
            <div
              className={styles.content}
              {...((subject || text) && {
                dir: 'auto',
                // As it was sent, in the customer's language.
                translate: 'no',
              })}
            >
              {subject && (
                <p>
                  <strong>{subject}</strong>
                </p>
              )}
              {text ? <p className={styles.text}>{text.trim()}</p> : <p>{formatMessage(LIST_TEXT.notComposed)}</p>}
            </div>
            {!isAlert && resend}
          </>
        }
        alert={
          isAlert && (
            <div className={styles.attention}>
              {heldUntil && (
                <p>{formatMessage(LIST_TEXT.held, { moment: <bdi key="moment">{untilMoment(heldUntil)}</bdi> })}</p>
              )}
              {error && (
                <p>
                  {formatMessage(LIST_TEXT.answer, {
                    answer: (
                      <bdi key="answer" dir="ltr" translate="no">
                        {error}
                      </bdi>
                    ),
                  })}
                </p>
              )}
              {resend}
            </div>
          )
        }
      />
      {isResending && (
        <Suspense>
          <ResendDialog booking={booking} email={email} onClosed={() => setIsResending(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Returns when an e-mail left, or was written. */
export function momentOf({ createdAt, finishedAt = createdAt }: BookingEmail): string {
  return finishedAt;
}

/** Returns whether an e-mail is held, or could not be sent. */
export function needsAttention({ state, heldUntil, error }: BookingEmail): boolean {
  return heldUntil !== undefined || error !== undefined || state === 'failed';
}

const TAGS: Readonly<Record<EmailState, Omit<ComponentProps<typeof Tag>, 'label'>>> = {
  waiting: { color: 'yellow' },
  sent: { color: 'green' },
  written: { color: 'blue' },
  failed: { color: 'red', sign: 'gray' },
};

function StateTag({ email: { state, error } }: { readonly email: BookingEmail }) {
  const { formatMessage } = useIntl();
  const known = EMAIL_STATES.find((name) => name === state);
  if (!known) return <Tag color="gray" sign="none" label={state} />;
  if (known === 'waiting' && error) return <Tag {...TAGS.failed} label={formatMessage(LIST_TEXT.failing)} />;
  return <Tag {...TAGS[known]} label={formatMessage(STATE_LABELS[known])} />;
}
