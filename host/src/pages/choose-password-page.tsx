import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError, readProblem } from 'shared-kit/api-client';
import { PASSWORD_LENGTH } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { Button, PageMeta } from 'shared-kit/ui';
import { INVITATION_TEXT, LOGIN_TEXT } from '../features/session/texts.ts';
import { Brand } from '../features/shell/brand.tsx';
import styles from './login-page.module.css';

interface ChoosePasswordPageProps {
  readonly siteName: string;
  /** Path of the console. */
  readonly home: string;
  /**
   * Saves the password and signs in; resolves as the sign-in.
   * @throws ApiError
   */
  readonly onChoose: (password: string) => Promise<{ readonly isOtherLanguage: boolean }>;
  /** Shows the sign-in page instead. */
  readonly onSignIn: () => void;
}

/** `/login#invitation={token}`: an invited member of staff chooses a password. */
export function ChoosePasswordPage({ siteName, home, onChoose, onSignIn }: ChoosePasswordPageProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const [attempt, setAttempt] = useState<'idle' | 'sending' | Failure>('idle');
  const failure = typeof attempt === 'object' ? attempt : undefined;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setAttempt('sending');
    try {
      const { isOtherLanguage } = await onChoose(password);
      if (isOtherLanguage) location.replace(home);
      else void navigate(home, { replace: true });
    } catch (error) {
      console.error('The password was not saved', error);
      setAttempt(describeFailure(error));
    }
  }

  const title = formatMessage(INVITATION_TEXT.title);
  return (
    <main className={styles.page}>
      <PageMeta title={title} siteName={siteName} isUnlisted />
      <form className={styles.form} onSubmit={submit}>
        <Brand name={siteName} className={styles.brand} />
        <h1>{title}</h1>
        <div className={styles.field}>
          <label htmlFor={`${id}-password`}>{formatMessage(LOGIN_TEXT.password)}</label>
          <input
            id={`${id}-password`}
            name="password"
            type={isShown ? 'text' : 'password'}
            dir="ltr"
            autoComplete="new-password"
            required
            minLength={PASSWORD_LENGTH.min}
            maxLength={PASSWORD_LENGTH.max}
            aria-describedby={`${id}-hint ${id}-failure`}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            {formatMessage(INVITATION_TEXT.hint, { minimum: PASSWORD_LENGTH.min })}
          </p>
        </div>
        <label className={styles.choice}>
          <input type="checkbox" checked={isShown} onChange={({ target }) => setIsShown(target.checked)} />
          {formatMessage(INVITATION_TEXT.show)}
        </label>
        <p id={`${id}-failure`} role="alert" className={styles.failure}>
          {failure && formatMessage(failure.text, { minimum: PASSWORD_LENGTH.min })}
        </p>
        {failure?.isFinal ? (
          <Button size="large" wide onClick={onSignIn}>
            {formatMessage(LOGIN_TEXT.signIn)}
          </Button>
        ) : (
          <Button type="submit" size="large" wide disabled={attempt === 'sending'}>
            {formatMessage(attempt === 'sending' ? INVITATION_TEXT.saving : INVITATION_TEXT.save)}
          </Button>
        )}
      </form>
    </main>
  );
}

interface Failure {
  readonly text: Message;
  /** Whether a retry cannot succeed. */
  readonly isFinal: boolean;
}

function describeFailure(error: unknown): Failure {
  const type = readProblem(error)?.type;
  if (type === 'link_used') return { text: INVITATION_TEXT.used, isFinal: true };
  if (type === 'link_expired') return { text: INVITATION_TEXT.expired, isFinal: true };
  if (isApiError(error) && error.status === 400) {
    // The browser counts characters differently than the server, so that an invalid length may be sent.
    if (error.body?.meta?.fields?.password) return { text: INVITATION_TEXT.hint, isFinal: false };
    return { text: INVITATION_TEXT.incomplete, isFinal: true };
  }
  return { text: INVITATION_TEXT.failure, isFinal: false };
}
