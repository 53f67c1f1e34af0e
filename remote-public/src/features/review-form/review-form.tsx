import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isApiError, type OpenedReview, readProblem } from 'shared-kit/api-client';
import { MAX_STARS, REVIEW_LENGTHS } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useDraft, useHost } from 'shared-kit/remote';
import { Button, useProblemText, VisuallyHidden } from 'shared-kit/ui';
import { FormField } from '../../ui/form-field.tsx';
import styles from './review-form.module.css';
import { REVIEW_TEXT } from './texts.ts';

interface Draft {
  readonly token: string;
  readonly stars: number;
  readonly text: string;
  readonly name: string;
}

interface ReviewFormProps {
  readonly token: string;
  readonly opened: OpenedReview;
  /** @param isOther whether another review was sent before, which stays */
  readonly onWritten: (written: OpenedReview, isOther: boolean) => void;
}

/** Asks for stars, words and a name; what is typed is kept over a reload. */
export function ReviewForm({ token, opened: { carName, firstName }, onWritten }: ReviewFormProps) {
  const { api, locale } = useHost();
  const { formatMessage } = useIntl();
  const { describeError, describeFields } = useProblemText();
  const draft = useDraft('review', parseDraft);
  const [typed, setTyped] = useState<Draft>(() => {
    const kept = draft.read();
    return kept?.token === token ? kept : { token, stars: 0, text: '', name: firstName };
  });
  const [isStarless, setIsStarless] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const refused = isApiError(failure) ? describeFields(failure) : {};
  const isInvalid = isStarless || Object.keys(refused).length > 0;
  useEffect(() => {
    if (isInvalid) form.current?.querySelector<HTMLElement>('[data-invalid] input, [aria-invalid]')?.focus();
  }, [isInvalid]);

  const change = (changed: Partial<Draft>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    draft.keep(next);
    setFailure(undefined);
    setIsStarless(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsStarless(typed.stars === 0);
    if (typed.stars === 0 || isSending) return;
    const [text, name] = [typed.text.trim(), typed.name.trim()];
    setFailure(undefined);
    setIsSending(true);
    try {
      const review = { stars: typed.stars, ...(text && { text }), ...(name && { name }) };
      const written = await api.reviews.write(token, review, locale.code);
      draft.drop();
      onWritten(written, false);
    } catch (error) {
      const isOther = readProblem(error)?.type === 'link_used';
      const stored = isOther && (await api.reviews.open(token).catch(() => undefined));
      if (stored) onWritten(stored, true);
      else setFailure(error);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <form ref={form} noValidate className={styles.form} aria-labelledby={id} onSubmit={(event) => void submit(event)}>
      <h2 id={id}>{formatMessage(REVIEW_TEXT.about, { car: <bdi key="car">{carName}</bdi> })}</h2>
      <fieldset
        className={styles.stars}
        data-invalid={isStarless || undefined}
        aria-describedby={isStarless ? `${id}-error` : undefined}
      >
        <legend>{formatMessage(REVIEW_TEXT.stars)}</legend>
        <div>
          {Array.from({ length: MAX_STARS }, (_, index) => index + 1).map((stars) => (
            <label key={stars}>
              <input
                type="radio"
                name="stars"
                value={stars}
                checked={typed.stars === stars}
                onChange={() => change({ stars })}
              />
              <svg width="32" height="32" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={STAR} />
              </svg>
              <VisuallyHidden>{formatMessage(REVIEW_TEXT.star, { count: stars })}</VisuallyHidden>
            </label>
          ))}
        </div>
        {isStarless && (
          <p id={`${id}-error`} className={styles.error}>
            {formatMessage(REVIEW_TEXT.starsMissing)}
          </p>
        )}
      </fieldset>
      <FormField
        label={formatMessage(REVIEW_TEXT.text)}
        isOptional
        hint={formatMessage(REVIEW_TEXT.textHint)}
        error={refused.text}
      >
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={5}
            dir="auto"
            maxLength={REVIEW_LENGTHS.text}
            value={typed.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </FormField>
      <FormField
        label={formatMessage(REVIEW_TEXT.name)}
        isOptional
        hint={formatMessage(REVIEW_TEXT.nameHint)}
        error={refused.name}
      >
        {(control) => (
          <input
            {...control}
            name="name"
            type="text"
            dir="auto"
            autoComplete="given-name"
            maxLength={REVIEW_LENGTHS.name}
            value={typed.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </FormField>
      {failure !== undefined && Object.keys(refused).length === 0 && (
        <p role="alert" className={styles.failure}>
          {describeError(failure)}
        </p>
      )}
      <p className={styles.next}>{formatMessage(REVIEW_TEXT.next)}</p>
      <Button type="submit" size="large" aria-disabled={isSending || undefined}>
        {formatMessage(isSending ? REVIEW_TEXT.sending : REVIEW_TEXT.send)}
      </Button>
    </form>
  );
}

const STAR = 'M12 2.5l2.9 6.2 6.6.85-4.85 4.65 1.25 6.65L12 17.6l-5.9 3.25 1.25-6.65L2.5 9.55l6.6-.85z';

function parseDraft(kept: unknown): Draft | undefined {
  const { token, stars, text, name } = (kept ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return typeof token === 'string' && typeof stars === 'number' && typeof text === 'string' && typeof name === 'string'
    ? { token, stars, text, name }
    : undefined;
}
