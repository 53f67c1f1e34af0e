import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Skeleton, useMediaQuery, VisuallyHidden } from 'shared-kit/ui';
import { useBookingEmails } from '../data/use-emails.ts';
import { EmailLine, momentOf, needsAttention } from '../features/email/email-line.tsx';
import { LIST_TEXT } from '../features/email/texts.ts';
import { EarlierButton } from '../features/history/earlier-button.tsx';
import { HistoryLine } from '../features/history/history-line.tsx';
import { HISTORY_TEXT } from '../features/history/texts.ts';
import { useHistory } from '../features/history/use-history.ts';
import type { PanelProps } from '../kit/panel-list.tsx';
import { Timeline } from '../kit/timeline.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { Panel } from '../ui/panel.tsx';

const FIRST_ON_PHONE = 4;

/** What was written to the customer and what was changed, the latest first. One that cannot be read leaves the other. */
export function BookingTimeline({ title, booking }: PanelProps<{ readonly booking: Booking }>) {
  const { formatMessage } = useIntl();
  const emails = useBookingEmails(booking.id);
  const isPhone = useMediaQuery('(width < 44rem)');
  const history = useHistory('CarsBooking', String(booking.id), isPhone ? FIRST_ON_PHONE : undefined);
  const parts = [
    { state: emails, texts: LIST_TEXT },
    { state: history.state, texts: HISTORY_TEXT },
  ];
  const changes = history.state.status === 'ready' ? history.state.value : [];
  // Earlier e-mails come with the earlier changes, so that nothing is missing between two lines; not what staff have to see.
  const since = (history.showAll && changes.at(-1)?.at) ?? '';
  const lines = [
    ...(emails.status === 'ready' ? emails.value : []).map((email) => ({ at: momentOf(email), email })),
    ...changes.map((change) => ({ at: change.at, change })),
  ]
    .filter((line) => line.at >= since || ('email' in line && needsAttention(line.email)))
    .sort((a, b) => b.at.localeCompare(a.at));
  const isLoading = parts.some(({ state }) => state.status === 'loading');
  return (
    <Panel
      title={title}
      brief={lines.length || ''}
      isBusy={isLoading}
      isOpen={lines.some((line) => 'email' in line && needsAttention(line.email))}
    >
      {parts.map(({ state, texts }) => {
        if (state.status === 'failed')
          return <FailureNotice key={texts.failure.id} title={formatMessage(texts.failure)} failure={state} />;
        return (
          state.status === 'loading' && (
            <div key={texts.loading.id}>
              <VisuallyHidden>
                <output>{formatMessage(texts.loading)}</output>
              </VisuallyHidden>
              <Skeleton height="2rem" />
            </div>
          )
        );
      })}
      <Timeline>
        {lines.map((line) =>
          'email' in line ? (
            <EmailLine key={`email ${line.email.id}`} booking={booking} email={line.email} />
          ) : (
            <HistoryLine key={`change ${line.change.id}`} entry={line.change} />
          ),
        )}
      </Timeline>
      {emails.status === 'ready' && emails.value.length === 0 ? (
        <p>{formatMessage(LIST_TEXT.empty)}</p>
      ) : (
        !isLoading && lines.length === 0 && <p>{formatMessage(HISTORY_TEXT.empty)}</p>
      )}
      <EarlierButton history={history} />
    </Panel>
  );
}
