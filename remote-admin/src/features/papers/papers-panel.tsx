import { Button } from 'antd';
import { useId, useState } from 'react';
import { isApiError } from 'shared-kit/api-client';
import { type Booking, LOCALES, type LocaleCode, type Paper } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { Icon, Skeleton } from 'shared-kit/ui';
import { useSWRConfig } from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useOpenPaper } from '../../data/use-open-paper.ts';
import { usePermission } from '../../data/use-permission.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { ListStates } from '../../kit/list-screen/list-states.tsx';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import { LANGUAGE_CHOICES } from '../../ui/language-choices.ts';
import { Panel } from '../../ui/panel.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './papers.module.css';
import { PAPER_NAMES, PAPERS_TEXT as TEXT } from './texts.ts';
import { usePapers } from './use-papers.ts';

/** The papers of a booking; once it is confirmed, an agreement is written for print in one or two languages. */
export function PapersPanel({ title, booking }: PanelProps<{ readonly booking: Booking }>) {
  const { formatMessage } = useIntl();
  const state = usePapers(booking.id);
  const open = useOpenPaper(TEXT.notOpened);
  const mayWrite = usePermission('bookings.write') && booking.status !== 'requested';
  const [secondLocale, setSecondLocale] = useState<LocaleCode | ''>('');
  const id = useId();
  const papers = state.status === 'ready' ? state.value : [];
  const copies = LANGUAGE_CHOICES.filter(({ value }) => papers.some((paper) => paper.copies?.includes(value)));
  const openPaper = (paper: Paper) =>
    open(
      paper,
      paper.copies?.find((code) => code === secondLocale),
    );
  return (
    <Panel title={title} isBusy={state.status === 'loading'}>
      <ListStates
        state={state}
        failure={formatMessage(TEXT.failure)}
        loading={<Skeleton />}
        empty={({ length }) => length === 0 && <p className={styles.second}>{formatMessage(TEXT.empty)}</p>}
      >
        {(papers) => (
          <ul className={styles.list}>
            {papers.map((paper) => (
              <PaperLine key={paper.id} paper={paper} booking={booking} onOpen={() => void openPaper(paper)} />
            ))}
          </ul>
        )}
      </ListStates>
      {(copies.length > 0 || mayWrite) && (
        <details className={styles.more}>
          <summary>
            <span>{formatMessage(TEXT.more)}</span>
            <Icon name="chevronDown" size={16} />
          </summary>
          {copies.length > 0 && (
            <div className={styles.form}>
              <label htmlFor={id}>{formatMessage(TEXT.copies)}</label>
              <ChoiceField
                id={id}
                choices={[{ value: '' as const, label: formatMessage(TEXT.noSecond) }, ...copies]}
                value={secondLocale}
                onChange={setSecondLocale}
              />
            </div>
          )}
          {mayWrite && <AgreementForm booking={booking} />}
        </details>
      )}
    </Panel>
  );
}

interface PaperLineProps {
  readonly paper: Paper;
  readonly booking: Booking;
  readonly onOpen: () => void;
}

function PaperLine({ paper, booking, onOpen }: PaperLineProps) {
  const { site } = useHost();
  const { formatMessage, locale } = useIntl();
  const { kind, number, version, isSigned, voidedAt, creditedBy, createdAt, secondLocale } = paper;
  const name = formatMessage(PAPER_NAMES[kind]);
  const isolated = <bdi key="number">{number}</bdi>;
  const languages = [paper.locale, secondLocale].flatMap((code) => (code ? [LOCALES[code].name] : []));
  const signed = (kind === 'agreement' || isSigned) && formatMessage(isSigned ? signedText(kind) : TEXT.unsigned);
  return (
    <li className={styles.paper} data-voided={voidedAt !== undefined || creditedBy !== undefined}>
      <div>
        <strong>{name}</strong>{' '}
        <span translate="no">
          {version > 1 ? formatMessage(TEXT.version, { number: isolated, version }) : isolated}
        </span>
        <p className={styles.second}>
          <span>
            {[formatAgencyTimestamp(createdAt, site.timeZone, locale), languages.join(' + '), signed]
              .filter(Boolean)
              .join('\u00a0· ')}
          </span>
          {voidedAt && (
            <strong>
              {'\u00a0· '}
              {formatMessage(TEXT.voided)}
            </strong>
          )}
          {creditedBy && (
            <strong>
              {'\u00a0· '}
              {formatMessage(TEXT.creditedBy, {
                number: (
                  <bdi key="number" translate="no">
                    {creditedBy}
                  </bdi>
                ),
              })}
            </strong>
          )}
        </p>
      </div>
      <span className={styles.buttons}>
        {(kind !== 'agreement' || isSigned) && <MailButton paper={paper} name={name} booking={booking} />}
        <Button aria-label={formatMessage(TEXT.openOne, { name, number })} onClick={onOpen}>
          {formatMessage(TEXT.open)}
        </Button>
      </span>
    </li>
  );
}

const signedText = (kind: Paper['kind']) => (kind === 'return_sheet' ? TEXT.signedSheet : TEXT.signed);

interface MailButtonProps {
  readonly paper: Paper;
  readonly name: string;
  readonly booking: Booking;
}

/** Sends a paper to the customer; nothing without an address. */
function MailButton({
  paper: { id, number },
  name,
  booking: { id: bookingId, customerEmail: email },
}: MailButtonProps) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  const mayMail = usePermission('mail.send');
  const [isSending, setIsSending] = useState(false);
  if (!mayMail || email === '') return null;
  const send = async () => {
    setIsSending(true);
    try {
      await api.papers.mail(id);
      toasts.success(formatMessage(TEXT.mailed, { name, number, email }));
      await refresh.emails(bookingId);
    } catch (error) {
      const text = isApiError(error) ? describeError(error) : formatMessage(TEXT.notMailed);
      showFailure({ log: 'The paper could not be sent', error, text });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Button
      loading={isSending}
      aria-label={formatMessage(TEXT.mailOne, { name, number, email })}
      onClick={() => void send()}
    >
      {formatMessage(TEXT.mail)}
    </Button>
  );
}

/** Writes an agreement; it is then the first of the list. */
function AgreementForm({ booking }: { readonly booking: Booking }) {
  const { api, toasts } = useHost();
  const { formatMessage, locale } = useIntl();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  const { mutate } = useSWRConfig();
  const [first, setFirst] = useState<LocaleCode>(booking.locale ?? locale);
  const [second, setSecond] = useState<LocaleCode | ''>('');
  const [isWriting, setIsWriting] = useState(false);
  const id = useId();

  const write = async () => {
    setIsWriting(true);
    try {
      await api.papers.draftAgreement(booking.id, first, second === first ? undefined : second || undefined);
      toasts.success(formatMessage(TEXT.written));
      await mutate(cacheKeys.papers(booking.id));
    } catch (error) {
      const text = isApiError(error) ? describeError(error) : formatMessage(TEXT.notWritten);
      showFailure({ log: 'The agreement could not be written', error, text });
    } finally {
      setIsWriting(false);
    }
  };
  return (
    <div className={styles.form}>
      <label htmlFor={`${id}-first`}>{formatMessage(TEXT.language)}</label>
      <ChoiceField id={`${id}-first`} choices={LANGUAGE_CHOICES} value={first} onChange={setFirst} />
      <label htmlFor={`${id}-second`}>{formatMessage(TEXT.second)}</label>
      <ChoiceField
        id={`${id}-second`}
        choices={[
          { value: '' as const, label: formatMessage(TEXT.noSecond) },
          ...LANGUAGE_CHOICES.filter(({ value }) => value !== first),
        ]}
        value={second === first ? '' : second}
        onChange={setSecond}
      />
      <Button loading={isWriting} onClick={() => void write()}>
        {formatMessage(TEXT.write)}
      </Button>
    </div>
  );
}
