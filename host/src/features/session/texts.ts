export const LOADING = 'Loading';

export const LOGIN_TEXT = {
  title: 'Admin Login',
  email: 'Email',
  password: 'Password',
  failure: 'Failed to log in. Please check your credentials.',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
} as const;
