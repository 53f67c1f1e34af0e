import { defineMessages } from 'shared-kit/intl';

export const SESSION_TEXT = defineMessages({
  loading: { id: 'session.loading', defaultMessage: 'Loading' },
});

export const LOGIN_TEXT = defineMessages({
  title: { id: 'session.title', defaultMessage: 'Admin Login', description: 'Title of the sign-in page of staff' },
  email: { id: 'session.email', defaultMessage: 'Email', description: 'Label of a field' },
  password: { id: 'session.password', defaultMessage: 'Password', description: 'Label of a field' },
  failure: { id: 'session.failure', defaultMessage: 'Failed to log in. Please check your credentials.' },
  signIn: { id: 'session.signIn', defaultMessage: 'Sign In', description: 'Button' },
  signingIn: { id: 'session.signingIn', defaultMessage: 'Signing in...', description: 'The button, while it works' },
});

/** Notices of refused calls by type. */
export const REFUSALS = {
  Unauthorized: defineMessages({
    title: { id: 'session.unauthorized', defaultMessage: 'Unauthorized', description: 'Title: the sign-in is over' },
    text: { id: 'session.unauthorizedText', defaultMessage: 'Please sign in to continue' },
  }),
  Forbidden: defineMessages({
    title: { id: 'session.forbidden', defaultMessage: 'Forbidden', description: 'Title: the account may not do this' },
    text: { id: 'session.forbiddenText', defaultMessage: 'You may not do this.' },
  }),
} as const;
