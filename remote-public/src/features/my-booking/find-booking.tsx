import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isApiError } from 'shared-kit/api-client';
import { readConfirmationCode } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useDraft } from 'shared-kit/remote';
import { Button, useProblemText, ZelligeLine } from 'shared-kit/ui';
import { FormField } from '../../ui/form-field.tsx';
import { TicketFrame } from '../../ui/ticket-frame.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import styles from './find-booking.module.css';
import { LinkSent } from './link-sent.tsx';
import { FIND_TEXT, LINK_TEXT } from './texts.ts';
import { useLinkRequest } from './use-link-request.ts';

interface Texts {
  readonly confirmationCode: string;
  readonly contact: string;
}
type Errors = { readonly [Field in keyof Texts]?: string };

const EXAMPLE_CODE = 'K7M-2P9';
const CODE_PATTERN = 'ABC-123';

/** Form that requests a new link to a booking, which is sent to the address on file. */
export function FindBooking() {
  const { formatMessage } = useIntl();
  const { describeError, describeFields } = useProblemText();
  const draft = useDraft('find-booking', parseTexts);
  const { state, send } = useLinkRequest(draft.drop);
  const [texts, setTexts] = useState<Texts>(() => draft.read() ?? { confirmationCode: '', contact: '' });
  const [found, setFound] = useState<Errors>({});
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const refused = state.status === 'failed' && isApiError(state.error) ? describeFields(state.error) : {};
  const errors: Errors = { ...refused, ...found };
  const isInvalid = Object.values(errors).some(Boolean);
  useEffect(() => {
    if (isInvalid) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isInvalid]);

  const change = (name: keyof Texts, text: string) => {
    const changed = { ...texts, [name]: text };
    setTexts(changed);
    draft.keep(changed);
    setFound(({ [name]: _, ...others }) => others);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const contact = texts.contact.trim();
    const confirmationCode = readConfirmationCode(texts.confirmationCode);
    const problems: Errors = {
      ...(!confirmationCode && { confirmationCode: formatMessage(FIND_TEXT.codeProblem, { example: EXAMPLE_CODE }) }),
      ...(contact === '' && { contact: formatMessage(FIND_TEXT.contactProblem) }),
    };
    setFound(problems);
    if (confirmationCode && !problems.contact) send({ confirmationCode, contact });
  };

  return (
    <section className={styles.find} aria-labelledby={heading}>
      <p className={styles.lead}>{formatMessage(FIND_TEXT.lead)}</p>
      <form ref={form} onSubmit={submit} noValidate aria-labelledby={heading}>
        <ZelligeLine className={styles.zellige} />
        <TicketFrame
          head={
            <div className={styles.code}>
              <h2 id={heading}>{formatMessage(FIND_TEXT.title)}</h2>
              <FormField label={formatMessage(FIND_TEXT.code)} error={errors.confirmationCode}>
                {(control) => (
                  <input
                    {...control}
                    name="confirmationCode"
                    type="text"
                    dir="ltr"
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    required
                    placeholder={CODE_PATTERN}
                    value={texts.confirmationCode}
                    onChange={({ target }) => change('confirmationCode', target.value)}
                  />
                )}
              </FormField>
            </div>
          }
        >
          <div className={styles.stub}>
            <FormField label={formatMessage(FIND_TEXT.contact)} error={errors.contact}>
              {(control) => (
                <input
                  {...control}
                  name="contact"
                  type="text"
                  dir="ltr"
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  required
                  value={texts.contact}
                  onChange={({ target }) => change('contact', target.value)}
                />
              )}
            </FormField>
            {state.status === 'failed' && !isInvalid && (
              <p role="alert" className={styles.error}>
                {describeError(state.error)}
              </p>
            )}
            <Button type="submit" size="large" aria-disabled={state.status === 'sending' || undefined}>
              {formatMessage(state.status === 'sending' ? LINK_TEXT.sending : LINK_TEXT.send)}
            </Button>
          </div>
        </TicketFrame>
      </form>
      {state.status === 'sent' && <LinkSent isOnItsWay={state.isOnItsWay} />}
      <div className={styles.help}>
        <h3>{formatMessage(FIND_TEXT.noCode)}</h3>
        <p>{formatMessage(FIND_TEXT.noCodeLead)}</p>
        <ContactButtons />
      </div>
    </section>
  );
}

function parseTexts(kept: unknown): Texts | undefined {
  const { confirmationCode, contact } = (kept ?? {}) as Partial<Record<keyof Texts, unknown>>;
  return typeof confirmationCode === 'string' && typeof contact === 'string'
    ? { confirmationCode, contact }
    : undefined;
}
