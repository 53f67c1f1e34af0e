import { type FormEvent, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, PageMeta, ZelligeLine } from 'shared-kit/ui';
import { redirectTarget } from '../features/session/login-address.ts';
import { LOGIN_TEXT } from '../features/session/texts.ts';
import styles from './login-page.module.css';

interface LoginPageProps {
  readonly siteName: string;
  readonly isSignedIn: boolean;
  /** @throws when the credentials are wrong or the call fails */
  readonly onSignIn: (email: string, password: string) => Promise<void>;
  /** Called on every input. */
  readonly onType: () => void;
}

export function LoginPage({ siteName, isSignedIn, onSignIn, onType }: LoginPageProps) {
  const [attempt, setAttempt] = useState<'idle' | 'sending' | 'failed'>('idle');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const target = redirectTarget(parameters.get('redirect'));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setAttempt('sending');
    try {
      await onSignIn(String(form.get('email')), String(form.get('password')));
      void navigate(target, { replace: true });
    } catch (error) {
      console.error('Sign-in failed', error);
      setAttempt('failed');
    }
  }

  if (isSignedIn && attempt === 'idle') return <Navigate to={target} replace />;
  return (
    <main className={styles.page}>
      <PageMeta title={LOGIN_TEXT.title} siteName={siteName} isUnlisted />
      <form className={styles.form} onSubmit={submit} onInput={onType}>
        <ZelligeLine className={styles.ornament} />
        <h1>{LOGIN_TEXT.title}</h1>
        <label>
          {LOGIN_TEXT.email}
          <input name="email" type="email" autoComplete="username" required aria-describedby="login-failure" />
        </label>
        <label>
          {LOGIN_TEXT.password}
          <input
            name="password"
            type="password"
            autoComplete="current-password"
            required
            aria-describedby="login-failure"
          />
        </label>
        <p id="login-failure" role="alert" className={styles.failure}>
          {attempt === 'failed' && LOGIN_TEXT.failure}
        </p>
        <Button type="submit" size="large" wide disabled={attempt === 'sending'}>
          {attempt === 'sending' ? LOGIN_TEXT.signingIn : LOGIN_TEXT.signIn}
        </Button>
      </form>
    </main>
  );
}
