import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CustomerDetails as Details } from 'shared-kit/api-client';
import { agencyToday, type Customer, joinWords } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { CONTACT_LABELS, Icon } from 'shared-kit/ui';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { useOpenFile } from '../../data/use-open-file.ts';
import { usePermission } from '../../data/use-permission.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { AddFileButton } from '../../kit/add-file-button.tsx';
import { Amount } from '../../ui/amount.tsx';
import { BookingLink } from '../../ui/booking-link.tsx';
import { CUSTOMER_KIND_NAMES } from '../../ui/customer-kind-names.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { EmailLink } from '../../ui/email-link.tsx';
import { focusHeadingIfLost } from '../../ui/focus-heading-if-lost.ts';
import { LANGUAGE_CHOICES } from '../../ui/language-choices.ts';
import { Panel } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { useConfirmDeletion } from '../../ui/use-confirm-deletion.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { CustomerDialog, DocumentDialog, FlagDialog, LiftDialog, ReviewDialog } from './customer-dialogs.tsx';
import styles from './customers.module.css';
import { PersonalData } from './personal-data.tsx';
import { CUSTOMER_COLUMNS, CUSTOMER_TEXT, DOCUMENT_NAMES, FLAG_TEXT, LIKENESS_NAMES } from './texts.ts';

interface DetailsProps {
  readonly customer: Customer;
  readonly details: Details;
}

/** What is known of a customer, in panels. */
export function CustomerDetails({ children, ...props }: DetailsProps & { readonly children: ReactNode }) {
  const mayErase = usePermission('bookings.erase');
  // One who may not rent is told so first.
  const first = isFlagged(props.details) ? (['flags', 'rentals'] as const) : (['rentals', 'flags'] as const);
  return (
    <div className={styles.panels}>
      <Facts {...props} />
      {first.map((name) => {
        const Panel = { rentals: Rentals, flags: Flags }[name];
        return <Panel key={name} {...props} />;
      })}
      <Documents {...props} />
      <Same {...props} />
      {children}
      {mayErase && <PersonalData {...props} />}
    </div>
  );
}

const isFlagged = ({ flags }: Details) => flags.some(({ liftedAt }) => liftedAt === undefined);

type DialogName = 'flag' | 'lift' | 'review';

function Facts({ customer, details }: DetailsProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [isEdited, setIsEdited] = useState(false);
  const { customerPhone, customerEmail, billing = undefined, staffNote } = customer;
  const money = (amount: number) => <Amount of={amount} />;
  const text = (written: string | undefined) =>
    written ? (
      <bdi className={styles.lines} translate="no">
        {written}
      </bdi>
    ) : (
      formatMessage(CUSTOMER_TEXT.notGiven)
    );
  return (
    <Panel
      title={formatMessage(CUSTOMER_TEXT.facts)}
      aside={<EditButton label={formatMessage(COMMON_TEXT.edit)} onClick={() => setIsEdited(true)} />}
    >
      <DescriptionList
        entries={[
          [
            formatMessage(CONTACT_LABELS.customerPhone),
            customerPhone ? (
              <a key="phone" href={`tel:${customer.customerPhoneE164 ?? customerPhone}`}>
                {text(customerPhone)}
              </a>
            ) : (
              text('')
            ),
          ],
          [
            formatMessage(CONTACT_LABELS.customerEmail),
            customerEmail ? <EmailLink key="email" email={customerEmail} /> : text(''),
          ],
          ...(details.open !== 0 ? [[formatMessage(CUSTOMER_TEXT.open), money(details.open)] as const] : []),
          ...(details.held > 0 ? [[formatMessage(CUSTOMER_TEXT.held), money(details.held)] as const] : []),
          [
            formatMessage(CUSTOMER_COLUMNS.locale),
            text(LANGUAGE_CHOICES.find(({ value }) => value === customer.locale)?.label),
          ],
          ...(customer.kind === 'person'
            ? []
            : [[formatMessage(CUSTOMER_TEXT.kind), formatMessage(CUSTOMER_KIND_NAMES[customer.kind])] as const]),
          ...(billing
            ? [
                [
                  formatMessage(CUSTOMER_TEXT.company),
                  text([billing.company, billing.address, billing.numbers].filter(Boolean).join('\n')),
                ] as const,
              ]
            : []),
          ...(staffNote ? [[formatMessage(CUSTOMER_TEXT.note), text(staffNote)] as const] : []),
          [
            formatMessage(CUSTOMER_COLUMNS.createdAt),
            format.day(agencyToday(new Date(customer.createdAt), site.timeZone)),
          ],
        ]}
      />
      {isEdited && <CustomerDialog customer={customer} onClosed={() => setIsEdited(false)} />}
    </Panel>
  );
}

function EditButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button size="small" type="link" onClick={onClick}>
      {label}
    </Button>
  );
}

function Flags({ details }: DetailsProps) {
  const { site } = useHost();
  const { formatMessage, locale } = useIntl();
  const { day } = useFormat();
  const mayFlag = usePermission('customers.flag');
  const [dialog, setDialog] = useState<DialogName>();
  const when = (at: string, by: string | undefined) =>
    joinWords([day(agencyToday(new Date(at), site.timeZone)), ...(by ? [by] : [])], locale);
  return (
    <Panel
      title={formatMessage(FLAG_TEXT.title)}
      aside={
        mayFlag && (
          <EditButton
            label={formatMessage(isFlagged(details) ? FLAG_TEXT.lift : FLAG_TEXT.flag)}
            onClick={() => setDialog(isFlagged(details) ? 'lift' : 'flag')}
          />
        )
      }
    >
      {details.flags.length === 0 && <p className={styles.second}>{formatMessage(FLAG_TEXT.none)}</p>}
      <ul className={styles.list}>
        {details.flags.map(({ id, reason, reviewOn, createdAt, createdBy, liftedAt, liftedBy, liftReason = '' }) => (
          <li key={id}>
            <bdi className={liftedAt ? '' : styles.warning}>{reason}</bdi>
            {reviewOn && !liftedAt && <span>{formatMessage(FLAG_TEXT.review, { day: day(reviewOn) })}</span>}
            {mayFlag && !liftedAt && (
              <EditButton label={formatMessage(FLAG_TEXT.plan)} onClick={() => setDialog('review')} />
            )}
            <span className={styles.second}>{when(createdAt, createdBy)}</span>
            {liftedAt && (
              <span className={styles.second}>
                {formatMessage(FLAG_TEXT.lifted, { reason: `${liftReason} (${when(liftedAt, liftedBy)})` })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {dialog === 'flag' && <FlagDialog id={details.id} onClosed={() => setDialog(undefined)} />}
      {dialog === 'review' && (
        <ReviewDialog
          id={details.id}
          reviewOn={details.flags.find(({ liftedAt }) => liftedAt === undefined)?.reviewOn}
          onClosed={() => setDialog(undefined)}
        />
      )}
      {dialog === 'lift' && <LiftDialog id={details.id} onClosed={() => setDialog(undefined)} />}
    </Panel>
  );
}

function Rentals({ details: { rentals } }: DetailsProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const money = (amount: number) => <Amount of={amount} />;
  return (
    <Panel title={formatMessage(CUSTOMER_TEXT.rentals, { count: rentals.length })}>
      {rentals.length === 0 && <p className={styles.second}>{formatMessage(CUSTOMER_TEXT.noRentals)}</p>}
      <ul className={styles.list}>
        {rentals.map(({ id, confirmationCode, carName, pickupDate, dropoffDate, status, totalPrice, open = 0 }) => (
          <li key={id} className={styles.rental}>
            <span>
              <BookingLink id={id}>
                <bdi translate="no">{confirmationCode}</bdi>
              </BookingLink>{' '}
              <bdi translate="no">{carName}</bdi>
            </span>
            <span>{money(totalPrice)}</span>
            <span className={styles.second}>{format.range({ from: pickupDate, to: dropoffDate })}</span>
            <StatusTag status={status} />
            {open !== 0 && (
              <span className={styles.warning}>
                <span>{formatMessage(CUSTOMER_TEXT.open)}</span> {money(open)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface ScanProps {
  readonly customerId: Details['id'];
  readonly scanId: string;
  /** Place among those of the document, from 1 on. */
  readonly number: number;
  readonly documentName: string;
}

/** Opens a scan of a document, and removes it after a question. */
function Scan({ customerId, scanId, number, documentName }: ScanProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const act = useAction();
  const openFile = useOpenFile(CUSTOMER_TEXT.scanNotOpened);
  const confirmDeletion = useConfirmDeletion();
  const name = formatMessage(CUSTOMER_TEXT.scan, { number });
  const removal = `${formatMessage(CUSTOMER_TEXT.removeScan, { number })}: ${documentName}`;
  const question = formatMessage(CUSTOMER_TEXT.removeScanQuestion);
  const onDelete = () => act(() => api.customers.removeScan(customerId, scanId));
  return (
    <span className={styles.scan}>
      <Button
        type="link"
        size="small"
        aria-label={`${name}: ${documentName}`}
        onClick={() => void openFile(() => api.customers.getScan(scanId))}
      >
        {name}
      </Button>
      <Button
        type="text"
        size="small"
        icon={<Icon name="close" size={14} />}
        aria-label={removal}
        onClick={() => confirmDeletion({ title: removal, question, onDelete })}
      />
    </span>
  );
}

function Documents({ details: { id, documents, keepsScans } }: DetailsProps) {
  const { api } = useHost();
  const refresh = useRefresh();
  const mayWrite = usePermission('customers.write');
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  const today = useAgencyToday();
  const act = useAction();
  const confirmDeletion = useConfirmDeletion();
  const nameOf = ({ kind, lastCharacters }: Details['documents'][number]) =>
    [formatMessage(DOCUMENT_NAMES[kind]), lastCharacters].filter(Boolean).join(' ');
  const removeButton = (stored: Details['documents'][number]) => {
    const { id: document } = stored;
    const name = nameOf(stored);
    const okText = formatMessage(CUSTOMER_TEXT.remove);
    const onDelete = () => act(() => api.customers.removeDocument(id, document));
    return (
      <Button
        className={styles.end ?? ''}
        size="small"
        type="text"
        aria-label={`${okText}: ${name}`}
        onClick={() =>
          confirmDeletion({ title: name, question: formatMessage(CUSTOMER_TEXT.removeQuestion), okText, onDelete })
        }
      >
        {okText}
      </Button>
    );
  };
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Panel
      title={formatMessage(CUSTOMER_TEXT.documents)}
      aside={<EditButton label={formatMessage(CUSTOMER_TEXT.addDocument)} onClick={() => setIsAdding(true)} />}
    >
      <p className={styles.second}>{formatMessage(CUSTOMER_TEXT.documentHint)}</p>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document.id}>
            <span>{formatMessage(DOCUMENT_NAMES[document.kind])}</span>
            {document.lastCharacters && (
              <span>
                {formatMessage(CUSTOMER_TEXT.ending, {
                  characters: (
                    <bdi key="end" translate="no">
                      {document.lastCharacters}
                    </bdi>
                  ),
                })}
              </span>
            )}
            {document.country && <bdi>{document.country}</bdi>}
            {document.expiresOn && (
              <span className={document.expiresOn < today ? styles.warning : styles.second}>
                {formatMessage(document.expiresOn < today ? CUSTOMER_TEXT.expired : CUSTOMER_TEXT.validUntil, {
                  day: day(document.expiresOn),
                })}
              </span>
            )}
            {(document.scans ?? []).map((scan, index) => (
              <Scan key={scan.id} customerId={id} scanId={scan.id} number={index + 1} documentName={nameOf(document)} />
            ))}
            {keepsScans && mayWrite && (
              <span className={styles.scan}>
                <AddFileButton
                  kind="link"
                  label={formatMessage(CUSTOMER_TEXT.addScan)}
                  name={`${formatMessage(CUSTOMER_TEXT.addScan)}: ${nameOf(document)}`}
                  failed={CUSTOMER_TEXT.scanFailed}
                  send={(file) => api.customers.addScan(id, document.id, file)}
                  refresh={refresh.bookings}
                />
              </span>
            )}
            {removeButton(document)}
          </li>
        ))}
      </ul>
      {isAdding && <DocumentDialog id={id} onClosed={() => setIsAdding(false)} />}
    </Panel>
  );
}

/** Who may be the same person, and who was merged. */
function Same({ details: { id, suggestions, merged } }: DetailsProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const act = useAction();
  const line = (one: Details['merged'][number], end: ReactNode, why?: string) => (
    <li key={one.id}>
      <Link to={`/admin/customers/${one.id}`}>
        <bdi translate="no">{one.customerName}</bdi>
      </Link>
      <bdi className={styles.second} dir="ltr" translate="no">
        {one.customerPhone ?? one.customerEmail}
      </bdi>
      {why && <span className={styles.second}>{why}</span>}
      <span className={styles.end}>{end}</span>
    </li>
  );
  return (
    <Panel title={formatMessage(CUSTOMER_TEXT.same)}>
      {suggestions.length === 0 && <p className={styles.second}>{formatMessage(CUSTOMER_TEXT.noneSame)}</p>}
      <ul className={styles.list}>
        {suggestions.map((one) =>
          line(
            one,
            <>
              <Button
                aria-label={`${formatMessage(CUSTOMER_TEXT.merge)}: ${one.customerName}`}
                onClick={() => void act(() => api.customers.merge(one.id, id), formatMessage(CUSTOMER_TEXT.nowMerged))}
              >
                {formatMessage(CUSTOMER_TEXT.merge)}
              </Button>{' '}
              <Button
                type="text"
                aria-label={`${formatMessage(CUSTOMER_TEXT.apart)}: ${one.customerName}`}
                onClick={() =>
                  void act(() => api.customers.setApart(id, one.id), formatMessage(CUSTOMER_TEXT.nowApart))
                }
              >
                {formatMessage(CUSTOMER_TEXT.apart)}
              </Button>
            </>,
            one.shares.map((likeness) => formatMessage(LIKENESS_NAMES[likeness])).join(' · '),
          ),
        )}
      </ul>
      {merged.length > 0 && <h3 className={styles.part}>{formatMessage(CUSTOMER_TEXT.merged)}</h3>}
      <ul className={styles.list}>
        {merged.map((one) =>
          line(
            one,
            <Button
              aria-label={`${formatMessage(CUSTOMER_TEXT.unmerge)}: ${one.customerName}`}
              onClick={() => void act(() => api.customers.unmerge(one.id), formatMessage(CUSTOMER_TEXT.nowUnmerged))}
            >
              {formatMessage(CUSTOMER_TEXT.unmerge)}
            </Button>,
          ),
        )}
      </ul>
    </Panel>
  );
}

/** Returns the function that does what a button says, tells what came of it, and reads the page again. */
function useAction() {
  const { toasts } = useHost();
  const { describeError } = useErrorText();
  const refresh = useRefresh();
  return async (act: () => Promise<unknown>, done?: string) => {
    try {
      await act();
      if (done) toasts.success(done);
    } catch (error) {
      toasts.error(describeError(error));
    }
    await refresh.bookings();
    focusHeadingIfLost();
  };
}
