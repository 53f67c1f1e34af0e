import { defineMessages } from 'shared-kit/intl';

export const SESSION_TEXT = defineMessages({
  loading: { id: 'session.SESSION_TEXT.loading', defaultMessage: 'Loading' },
});

export const LOGIN_TEXT = defineMessages({
  title: {
    id: 'session.LOGIN_TEXT.title',
    defaultMessage: 'Admin Login',
    description: 'Title of the sign-in page of staff',
  },
  email: { id: 'session.LOGIN_TEXT.email', defaultMessage: 'Email', description: 'Label of a field' },
  password: { id: 'session.LOGIN_TEXT.password', defaultMessage: 'Password', description: 'Label of a field' },
  failure: { id: 'session.LOGIN_TEXT.failure', defaultMessage: 'Failed to log in. Please check your credentials.' },
  signIn: { id: 'session.LOGIN_TEXT.signIn', defaultMessage: 'Sign In', description: 'Button' },
  signingIn: {
    id: 'session.LOGIN_TEXT.signingIn',
    defaultMessage: 'Signing in...',
    description: 'The button, while it works',
  },
});

export const INVITATION_TEXT = defineMessages({
  title: {
    id: 'session.INVITATION_TEXT.title',
    defaultMessage: 'Choose your password',
    description: 'Title of a page',
  },
  hint: {
    id: 'session.INVITATION_TEXT.hint',
    defaultMessage: 'At least {minimum, plural, one {# character} other {# characters}}',
    description: 'Below the field of a new password',
  },
  show: { id: 'session.INVITATION_TEXT.show', defaultMessage: 'Show password' },
  save: { id: 'session.INVITATION_TEXT.save', defaultMessage: 'Save and sign in', description: 'Button' },
  saving: {
    id: 'session.INVITATION_TEXT.saving',
    defaultMessage: 'Saving...',
    description: 'The button, while it works',
  },
  used: {
    id: 'session.INVITATION_TEXT.used',
    defaultMessage:
      'This link no longer works: it was used already, or a newer one was sent. Sign in with your password, or ask the owner for a new link.',
    description: 'owner: who manages the accounts of the console',
  },
  expired: {
    id: 'session.INVITATION_TEXT.expired',
    defaultMessage: 'This link has expired. Please ask the owner for a new one.',
  },
  incomplete: {
    id: 'session.INVITATION_TEXT.incomplete',
    defaultMessage: 'This link is not complete. Please open it from the email again, or copy all of it.',
  },
  failure: {
    id: 'session.INVITATION_TEXT.failure',
    defaultMessage: 'The password could not be saved. Please try again.',
  },
});

/** Notices of refused calls by type. */
export const REFUSALS = {
  Unauthorized: defineMessages({
    title: {
      id: 'session.REFUSALS.Unauthorized.title',
      defaultMessage: 'Unauthorized',
      description: 'Title: the sign-in is over',
    },
    text: { id: 'session.REFUSALS.Unauthorized.text', defaultMessage: 'Please sign in to continue' },
  }),
  Forbidden: defineMessages({
    title: {
      id: 'session.REFUSALS.Forbidden.title',
      defaultMessage: 'Forbidden',
      description: 'Title: the account may not do this',
    },
    text: { id: 'session.REFUSALS.Forbidden.text', defaultMessage: 'You may not do this.' },
  }),
  forbidden_role: defineMessages({
    title: {
      id: 'session.REFUSALS.forbidden_role.title',
      defaultMessage: 'Not allowed',
      description: 'Title: only an owner may do it',
    },
    text: {
      id: 'session.REFUSALS.forbidden_role.text',
      defaultMessage: 'Your account may not do this. Please ask an owner.',
      description: 'owner: who manages the accounts of the console',
    },
  }),
} as const;
