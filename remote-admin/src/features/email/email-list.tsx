import { Button } from 'antd';
import { type ComponentProps, Suspense, useId, useState } from 'react';
import type { BookingEmail } from 'shared-kit/api-client';
import { agencyTime, type Booking, EMAIL_KINDS, EMAIL_STATES, type EmailState } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { lazyComponent, useHost } from 'shared-kit/remote';
import { useBookingEmails } from '../../data/use-emails.ts';
import { ListPanel } from '../../kit/list-screen/list-panel.tsx';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './email-list.module.css';
import { KIND_LABELS, LIST_TEXT, RESEND_TEXT, STATE_LABELS } from './texts.ts';

/** Loaded when it is first opened: the page does not wait for it. */
const ResendDialog = lazyComponent(() => import('./resend-dialog.tsx').then((loaded) => loaded.ResendDialog));

/** The e-mails about a booking, the latest first. Another booking needs a new `key`. */
export function EmailList({ title, booking }: PanelProps<{ readonly booking: Booking }>) {
  const { formatMessage } = useIntl();
  const state = useBookingEmails(booking.id);
  const [resending, setResending] = useState<BookingEmail>();

  return (
    <>
      <ListPanel
        className={styles.panel}
        title={title}
        texts={LIST_TEXT}
        state={state}
        empty={({ length }) => length === 0 && <p className={styles.note}>{formatMessage(LIST_TEXT.empty)}</p>}
      >
        {(emails) => (
          <ul>
            {emails.map((email) => (
              <EmailEntry key={email.id} email={email} onResend={() => setResending(email)} />
            ))}
          </ul>
        )}
      </ListPanel>
      {resending && (
        <Suspense>
          <ResendDialog booking={booking} email={resending} onClosed={() => setResending(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface EmailEntryProps {
  readonly email: BookingEmail;
  readonly onResend: () => void;
}

function EmailEntry({ email, onResend }: EmailEntryProps) {
  const { now, site, locale } = useHost();
  const { formatMessage } = useIntl();
  const id = useId();
  const { recipient, subject, text, state, createdAt, finishedAt = createdAt, heldUntil, error } = email;
  const kind = EMAIL_KINDS.find((known) => known === email.kind);
  const untilMoment = (timestamp: string) => {
    const { day, time } = agencyTime(new Date(timestamp), site.timeZone);
    const isToday = day === agencyTime(now(), site.timeZone).day;
    return isToday ? time : formatAgencyTimestamp(timestamp, site.timeZone, locale.code);
  };
  return (
    <li className={styles.entry}>
      <details>
        <summary id={id}>
          <span className={styles.line}>
            <strong>{kind ? formatMessage(KIND_LABELS[kind]) : email.kind}</strong> <StateTag email={email} />
          </span>{' '}
          <span className={styles.line}>
            <bdi dir="ltr" translate="no">
              {recipient}
            </bdi>{' '}
            <span className={styles.note}>
              <bdi>{formatAgencyTimestamp(finishedAt, site.timeZone, locale.code)}</bdi>
            </span>
          </span>
        </summary>
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
      </details>
      {state !== 'waiting' && (
        <Button className={styles.resend ?? ''} aria-describedby={id} onClick={onResend}>
          {formatMessage(RESEND_TEXT.open)}
        </Button>
      )}
      {heldUntil && (
        <p className={styles.note}>
          {formatMessage(LIST_TEXT.held, { moment: <bdi key="moment">{untilMoment(heldUntil)}</bdi> })}
        </p>
      )}
      {error && (
        <p className={styles.failure}>
          {formatMessage(LIST_TEXT.answer, {
            answer: (
              <bdi key="answer" dir="ltr" translate="no">
                {error}
              </bdi>
            ),
          })}
        </p>
      )}
    </li>
  );
}

const TAGS: Readonly<Record<EmailState, Omit<ComponentProps<typeof Tag>, 'label'>>> = {
  waiting: { color: 'yellow' },
  sent: { color: 'green' },
  written: { color: 'blue' },
  failed: { color: 'red', sign: 'gray' },
};

function StateTag({ email: { state, error } }: Pick<EmailEntryProps, 'email'>) {
  const { formatMessage } = useIntl();
  const known = EMAIL_STATES.find((name) => name === state);
  if (!known) return <Tag color="gray" sign="none" label={state} />;
  if (known === 'waiting' && error) return <Tag {...TAGS.failed} label={formatMessage(LIST_TEXT.failing)} />;
  return <Tag {...TAGS[known]} label={formatMessage(STATE_LABELS[known])} />;
}
