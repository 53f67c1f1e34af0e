import { Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import {
  type CalendarDay,
  CONTACT_FIELDS,
  CUSTOMER_DOCUMENT_KINDS,
  CUSTOMER_FIELDS,
  CUSTOMER_KINDS,
  type Customer,
  type CustomerDocumentKind,
  type LocaleCode,
} from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { CONTACT_LABELS } from 'shared-kit/ui';
import { DayField } from '../../kit/day-field.tsx';
import formStyles from '../../kit/form-dialog.module.css';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { ReasonDialog } from '../../kit/reason-dialog.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { CUSTOMER_KIND_NAMES } from '../../ui/customer-kind-names.ts';
import { LANGUAGE_CHOICES } from '../../ui/language-choices.ts';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { CUSTOMER_COLUMNS, CUSTOMER_TEXT, CUSTOMERS_TEXT, DOCUMENT_NAMES, FLAG_TEXT } from './texts.ts';

const REASON_LENGTH = 300;
const { billing, staffNote } = CUSTOMER_FIELDS;

interface DialogProps {
  readonly onClosed: () => void;
}

interface FieldProps {
  readonly label: Message;
  readonly children: (id: string) => ReactNode;
}

function Field({ label, children }: FieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>{formatMessage(label)}</label>
      {children(id)}
    </div>
  );
}

/** Edits contact, language, note and billing data. */
export function CustomerDialog({ customer, onClosed }: DialogProps & { readonly customer: Customer }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const [values, setValues] = useState({
    customerName: customer.customerName,
    customerPhone: customer.customerPhone ?? '',
    customerEmail: customer.customerEmail ?? '',
    kind: customer.kind,
    locale: customer.locale ?? ('' as LocaleCode | ''),
    staffNote: customer.staffNote ?? '',
    company: customer.billing?.company ?? '',
    address: customer.billing?.address ?? '',
    numbers: customer.billing?.numbers ?? '',
  });
  type Name = keyof typeof values;
  const input = (name: Name, label: Message, maxLength: number, lines = 1) => (
    <Field label={label}>
      {(id) => {
        const shared = { id, dir: 'auto', maxLength, value: values[name] } as const;
        const write = (text: string) => setValues({ ...values, [name]: text });
        return lines > 1 ? (
          <Input.TextArea {...shared} rows={lines} onChange={({ target }) => write(target.value)} />
        ) : (
          <Input {...shared} autoComplete="off" onChange={({ target }) => write(target.value)} />
        );
      }}
    </Field>
  );
  const findProblem = () => {
    const { customerName, kind, company, address, numbers } = values;
    if (!customerName.trim()) return formatMessage(CUSTOMER_TEXT.nameMissing);
    if (kind === 'company' && !company.trim() && (address + numbers).trim())
      return formatMessage(CUSTOMER_TEXT.companyMissing);
    return undefined;
  };
  const save = async () => {
    const { company, address, numbers, locale, ...fields } = values;
    const parts = { company: company.trim(), ...(address.trim() && { address }), ...(numbers.trim() && { numbers }) };
    // Null and '' clear a field.
    const changes = {
      ...fields,
      locale: locale || null,
      billing: fields.kind === 'company' && parts.company ? parts : null,
    };
    await api.updateEntity('Customers', { id: customer.id, ...changes } as Parameters<
      typeof api.updateEntity<'Customers'>
    >[1]);
    return formatMessage(CUSTOMERS_TEXT.saved);
  };
  return (
    <FormDialog
      title={customer.customerName}
      save={COMMON_TEXT.save}
      findProblem={findProblem}
      onSave={save}
      onClosed={onClosed}
    >
      {input('customerName', CONTACT_LABELS.customerName, CONTACT_FIELDS.customerName.maxLength)}
      {input('customerPhone', CONTACT_LABELS.customerPhone, CONTACT_FIELDS.customerPhone.maxLength)}
      {input('customerEmail', CONTACT_LABELS.customerEmail, CONTACT_FIELDS.customerEmail.maxLength)}
      <Field label={CUSTOMER_COLUMNS.locale}>
        {(id) => (
          <ChoiceField<LocaleCode | ''>
            id={id}
            value={values.locale}
            choices={[{ value: '', label: formatMessage(CUSTOMER_TEXT.notGiven) }, ...LANGUAGE_CHOICES]}
            onChange={(locale) => setValues({ ...values, locale })}
          />
        )}
      </Field>
      <Field label={CUSTOMER_TEXT.kind}>
        {(id) => (
          <ChoiceField
            id={id}
            value={values.kind}
            choices={CUSTOMER_KINDS.map((value) => ({ value, label: formatMessage(CUSTOMER_KIND_NAMES[value]) }))}
            onChange={(kind) => setValues({ ...values, kind })}
          />
        )}
      </Field>
      {values.kind === 'company' && (
        <>
          {input('company', CUSTOMER_TEXT.company, billing.parts.company.maxLength)}
          {input('address', CUSTOMER_TEXT.address, billing.parts.address.maxLength, 2)}
          {input('numbers', CUSTOMER_TEXT.numbers, billing.parts.numbers.maxLength, 2)}
        </>
      )}
      {input('staffNote', CUSTOMER_TEXT.note, staffNote.maxLength, 2)}
    </FormDialog>
  );
}

/** Flags a customer, with a reason and perhaps a day of review. */
export function FlagDialog({ id, onClosed }: DialogProps & { readonly id: number }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState('');
  const [reviewOn, setReviewOn] = useState<CalendarDay | ''>('');
  return (
    <FormDialog
      title={formatMessage(FLAG_TEXT.flag)}
      save={FLAG_TEXT.flag}
      findProblem={() => (reason.trim().length < 3 ? formatMessage(FLAG_TEXT.reasonMissing) : undefined)}
      onSave={async () => {
        await api.customers.flag(id, { reason, ...(reviewOn && { reviewOn }) });
        return formatMessage(FLAG_TEXT.flagged);
      }}
      onClosed={onClosed}
    >
      <Field label={FLAG_TEXT.reason}>
        {(field) => (
          <Input
            id={field}
            dir="auto"
            autoFocus
            autoComplete="off"
            maxLength={REASON_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <Field label={FLAG_TEXT.reviewOn}>
        {(field) => <DayField id={field} value={reviewOn} onChange={setReviewOn} />}
      </Field>
    </FormDialog>
  );
}

/** Sets when a flag is reviewed next. */
export function ReviewDialog({
  id,
  reviewOn: before,
  onClosed,
}: DialogProps & { readonly id: number; readonly reviewOn: CalendarDay | undefined }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const [reviewOn, setReviewOn] = useState<CalendarDay | ''>(before ?? '');
  return (
    <FormDialog
      title={formatMessage(FLAG_TEXT.plan)}
      save={COMMON_TEXT.save}
      findProblem={() => undefined}
      onSave={async () => {
        await api.customers.reviewFlag(id, reviewOn || undefined);
        return formatMessage(CUSTOMERS_TEXT.saved);
      }}
      onClosed={onClosed}
    >
      <Field label={FLAG_TEXT.reviewOn}>
        {(field) => <DayField id={field} value={reviewOn} onChange={setReviewOn} />}
      </Field>
    </FormDialog>
  );
}

export function LiftDialog({ id, onClosed }: DialogProps & { readonly id: number }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  return (
    <ReasonDialog
      title={formatMessage(FLAG_TEXT.lift)}
      label={FLAG_TEXT.reason}
      missing={FLAG_TEXT.reasonMissing}
      save={FLAG_TEXT.lift}
      maxLength={REASON_LENGTH}
      onSave={async (reason) => {
        await api.customers.liftFlag(id, reason);
        return formatMessage(FLAG_TEXT.nowLifted);
      }}
      onClosed={onClosed}
    />
  );
}

/** Adds a document by its number, which is not kept. */
export function DocumentDialog({ id, onClosed }: DialogProps & { readonly id: number }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<CustomerDocumentKind>('licence');
  const [number, setNumber] = useState('');
  const [country, setCountry] = useState('');
  const [expiresOn, setExpiresOn] = useState<CalendarDay | ''>('');
  return (
    <FormDialog
      title={formatMessage(CUSTOMER_TEXT.addDocument)}
      save={COMMON_TEXT.save}
      findProblem={() => (/[\p{L}\p{N}]/u.test(number) ? undefined : formatMessage(CUSTOMER_TEXT.numberMissing))}
      onSave={async () => {
        const known = { ...(expiresOn && { expiresOn }), ...(country.trim() && { country }) };
        await api.customers.keepDocument(id, { kind, number, ...known });
        return formatMessage(CUSTOMERS_TEXT.saved);
      }}
      onClosed={onClosed}
    >
      <Field label={CUSTOMER_TEXT.document}>
        {(field) => (
          <ChoiceField
            id={field}
            value={kind}
            choices={CUSTOMER_DOCUMENT_KINDS.map((value) => ({ value, label: formatMessage(DOCUMENT_NAMES[value]) }))}
            onChange={setKind}
          />
        )}
      </Field>
      <Field label={CUSTOMER_TEXT.number}>
        {(field) => (
          <Input
            id={field}
            dir="ltr"
            autoComplete="off"
            maxLength={60}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
      </Field>
      <Field label={CUSTOMER_TEXT.expires}>
        {(field) => <DayField id={field} value={expiresOn} onChange={setExpiresOn} />}
      </Field>
      <Field label={CUSTOMER_TEXT.country}>
        {(field) => (
          <Input
            id={field}
            dir="auto"
            autoComplete="off"
            maxLength={60}
            value={country}
            onChange={({ target }) => setCountry(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
