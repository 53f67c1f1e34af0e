import { Button } from 'antd';
import { useEffect, useId, useState } from 'react';
import { type Booking, DEFAULT_LOCALE, LOCALES, type LocaleCode, missingForSigning } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { usePermission } from '../../data/use-permission.ts';
import { useTracedCustomers } from '../../data/use-traced-customers.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { LANGUAGE_CHOICES } from '../../ui/language-choices.ts';
import { Panel } from '../../ui/panel.tsx';
import { keepPlateTogether } from '../../ui/plate.tsx';
import type { ChargeLine } from './charges.ts';
import { toBookingCharges } from './charges.ts';
import { EntryField } from './entry-field.tsx';
import styles from './handover.module.css';
import { keepPage } from './offline-copy.ts';
import { RefusedChanges, SaveState } from './save-state.tsx';
import { SignatureField } from './signature-field.tsx';
import { CHARGE_TEXT, FIELDS, FLAGGED_TEXT, GAP_TEXT, SAVE_TEXT, SECTIONS, SIGN_TEXT } from './texts.ts';
import type { OpenHandover } from './use-handover.ts';
import { useSentences } from './use-sentences.ts';

interface SignPanelProps {
  readonly booking: Booking;
  readonly handover: OpenHandover;
  /** Name and number plate, for the sentence. */
  readonly car: string;
  /** Of a return. */
  readonly charges?: readonly ChargeLine[] | undefined;
}

/** Where the customer signs, in the customer's language; what is signed without a network is sent when it is back. */
export function SignPanel({ booking, handover, car, charges }: SignPanelProps) {
  const { formatMessage, locale: ownLocale } = useIntl();
  const sentences = useSentences();
  const isLoaded = sentences !== undefined;
  useEffect(() => {
    if (isLoaded) void keepPage(location.pathname);
  }, [isLoaded]);
  const id = useId();
  const [problem, setProblem] = useState('');
  const { shown, direction, waiting } = handover;
  const { draft, signing, values } = shown;
  const locale: LocaleCode = draft.locale ?? booking.locale ?? ownLocale ?? DEFAULT_LOCALE;
  const strokes = draft.strokes ?? [];
  const signerName = draft.signerName ?? values.driverName ?? booking.customerName;
  const sentence = sentences?.(direction, car, locale) ?? '';

  const mayOverride = usePermission('customers.override');
  const { data: customers } = useTracedCustomers(
    direction === 'pickup' && !signing ? { bookingId: booking.id } : undefined,
  );
  const flags = customers?.[0]?.flags ?? [];
  const isFlagged = flags.length > 0;

  const sign = () => {
    const missing = missingForSigning(values, strokes).map((name) =>
      formatMessage(name === 'signature' ? SIGN_TEXT.signature : FIELDS[name]),
    );
    if (signerName.trim() === '') missing.push(formatMessage(SIGN_TEXT.noName));
    if (missing.length > 0) {
      const list = new Intl.ListFormat(ownLocale, { type: 'conjunction' }).format(missing);
      return setProblem(formatMessage(SIGN_TEXT.missing, { list }));
    }
    if (charges?.some(({ isReasonMissing }) => isReasonMissing))
      return setProblem(formatMessage(CHARGE_TEXT.reasonMissing));
    if (charges?.some(({ charge: { kind, label }, amount }) => kind === 'other' && !(label && amount > 0)))
      return setProblem(formatMessage(CHARGE_TEXT.incomplete));
    const papersReason = draft.papersReason?.trim();
    if (direction === 'pickup' && handover.all.paperGaps && !papersReason)
      return setProblem(formatMessage(GAP_TEXT.refused));
    const override = draft.override?.trim() ?? '';
    if (isFlagged && override.length < 3)
      return setProblem(formatMessage(mayOverride ? FLAGGED_TEXT.reasonMissing : FLAGGED_TEXT.askOwner));
    setProblem('');
    handover.change({
      type: 'sign',
      signing: {
        signerName: signerName.trim(),
        strokes,
        sentence,
        locale,
        ...(charges && { charges: toBookingCharges(charges) }),
        ...(draft.continues && { continues: true }),
        ...(papersReason && { papersReason }),
        ...(isFlagged && { override }),
      },
    });
  };

  if (signing) {
    const queued = waiting.find(({ change }) => change.type === 'sign');
    const state = () => {
      if (waiting.some(({ refusal, change }) => refusal && change.type !== 'photo')) return SIGN_TEXT.blocked;
      if (handover.queue.isWriting) return SAVE_TEXT.sending;
      return handover.queue.isKept ? SIGN_TEXT.waiting : SAVE_TEXT.notKept;
    };
    return (
      <Panel title={formatMessage(SECTIONS.signature)} className={styles.signPanel}>
        <RefusedChanges handover={handover} />
        <p role="status" className={styles.warning}>
          <span>{formatMessage(state())}</span>
        </p>
        <div className={styles.bar} data-end-bar>
          <SaveState handover={handover} />
          {queued && <Button onClick={() => handover.discard(queued)}>{formatMessage(SIGN_TEXT.takeBack)}</Button>}
        </div>
      </Panel>
    );
  }
  return (
    <>
      <Panel
        title={formatMessage(SECTIONS.signature)}
        className={styles.signPanel}
        aside={
          <div className={styles.language}>
            <label htmlFor={`${id}-language`}>{formatMessage(SIGN_TEXT.language)}</label>
            <ChoiceField
              id={`${id}-language`}
              value={locale}
              choices={LANGUAGE_CHOICES}
              onChange={(chosen) => handover.setDraft({ locale: chosen })}
            />
          </div>
        }
      >
        <p
          id={`${id}-sentence`}
          className={styles.sentence}
          lang={locale}
          dir={LOCALES[locale].direction}
          translate="no"
        >
          {keepPlateTogether(sentence)}
        </p>
        <EntryField
          label={formatMessage(SIGN_TEXT.name)}
          value={signerName}
          maxLength={120}
          onChange={(name) => handover.setDraft({ signerName: name })}
        />
        <SignatureField
          label={formatMessage(SIGN_TEXT.field)}
          describedBy={`${id}-sentence ${id}-keyboard`}
          strokes={strokes}
          onChange={(next) => handover.setDraft({ strokes: next })}
        />
        <div className={styles.buttons}>
          <p id={`${id}-keyboard`} className={styles.hint}>
            {formatMessage(SIGN_TEXT.noKeyboard)}
          </p>
          <Button size="small" onClick={() => handover.setDraft({ strokes: [] })}>
            {formatMessage(SIGN_TEXT.clear)}
          </Button>
        </div>
        {isFlagged && (
          <p className={styles.warning}>
            <span>
              {formatMessage(FLAGGED_TEXT.flagged, { reason: flags.map(({ reason }) => reason).join(' · ') })}
            </span>{' '}
            <span>{formatMessage(mayOverride ? FLAGGED_TEXT.hint : FLAGGED_TEXT.askOwner)}</span>
          </p>
        )}
        {isFlagged && mayOverride && (
          <EntryField
            label={formatMessage(FLAGGED_TEXT.reason)}
            value={draft.override ?? ''}
            maxLength={300}
            onChange={(override) => handover.setDraft({ override })}
          />
        )}
        <RefusedChanges handover={handover} />
      </Panel>
      <div className={styles.bar} data-end-bar>
        <p role="alert" className={styles.problem}>
          {problem && <span>{problem}</span>}
        </p>
        <SaveState handover={handover} />
        <Button type="primary" size="large" disabled={!sentences} onClick={sign}>
          {formatMessage(SIGN_TEXT.sign)}
        </Button>
      </div>
    </>
  );
}
