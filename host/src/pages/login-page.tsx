import { type FormEvent, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { Button, PageMeta } from 'shared-kit/ui';
import { redirectTarget } from '../features/session/login-url.ts';
import { LOGIN_TEXT } from '../features/session/texts.ts';
import { Brand } from '../features/shell/brand.tsx';
import styles from './login-page.module.css';

interface LoginPageProps {
  readonly siteName: string;
  readonly isSignedIn: boolean;
  /** Path of the console. */
  readonly home: string;
  /**
   * Resolves to whether the account has another language, in which the next page must be loaded.
   * @throws when the credentials are wrong or the call fails
   */
  readonly onSignIn: (email: string, password: string) => Promise<{ readonly isOtherLanguage: boolean }>;
  /** Called on every input. */
  readonly onType: () => void;
}

export function LoginPage({ siteName, isSignedIn, home, onSignIn, onType }: LoginPageProps) {
  const { formatMessage } = useIntl();
  const [attempt, setAttempt] = useState<'idle' | 'sending' | 'failed'>('idle');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const target = redirectTarget(parameters.get('redirect'), home);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setAttempt('sending');
    try {
      const { isOtherLanguage } = await onSignIn(String(form.get('email')), String(form.get('password')));
      if (isOtherLanguage) location.replace(target);
      else void navigate(target, { replace: true });
    } catch (error) {
      console.error('Sign-in failed', error);
      setAttempt('failed');
    }
  }

  if (isSignedIn && attempt === 'idle') return <Navigate to={target} replace />;
  return (
    <main className={styles.page}>
      <PageMeta title={formatMessage(LOGIN_TEXT.title)} siteName={siteName} isUnlisted />
      <form className={styles.form} onSubmit={submit} onInput={onType}>
        <Brand name={siteName} className={styles.brand} />
        <h1>{formatMessage(LOGIN_TEXT.title)}</h1>
        <label>
          {formatMessage(LOGIN_TEXT.email)}
          <input name="email" type="email" autoComplete="username" required aria-describedby="login-failure" />
        </label>
        <label>
          {formatMessage(LOGIN_TEXT.password)}
          <input
            name="password"
            type="password"
            autoComplete="current-password"
            required
            aria-describedby="login-failure"
          />
        </label>
        <p id="login-failure" role="alert" className={styles.failure}>
          {attempt === 'failed' && formatMessage(LOGIN_TEXT.failure)}
        </p>
        <Button type="submit" size="large" wide disabled={attempt === 'sending'}>
          {formatMessage(attempt === 'sending' ? LOGIN_TEXT.signingIn : LOGIN_TEXT.signIn)}
        </Button>
      </form>
    </main>
  );
}
