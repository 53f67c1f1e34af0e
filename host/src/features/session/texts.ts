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

export const INVITATION_TEXT = defineMessages({
  title: { id: 'session.choosePassword', defaultMessage: 'Choose your password', description: 'Title of a page' },
  hint: {
    id: 'session.passwordHint',
    defaultMessage: 'At least {minimum, plural, one {# character} other {# characters}}',
    description: 'Below the field of a new password',
  },
  show: { id: 'session.showPassword', defaultMessage: 'Show password' },
  save: { id: 'session.savePassword', defaultMessage: 'Save and sign in', description: 'Button' },
  saving: { id: 'session.savingPassword', defaultMessage: 'Saving...', description: 'The button, while it works' },
  used: {
    id: 'session.invitationUsed',
    defaultMessage:
      'This link no longer works: it was used already, or a newer one was sent. Sign in with your password, or ask the owner for a new link.',
    description: 'owner: who manages the accounts of the console',
  },
  expired: {
    id: 'session.invitationExpired',
    defaultMessage: 'This link has expired. Please ask the owner for a new one.',
  },
  incomplete: {
    id: 'session.invitationIncomplete',
    defaultMessage: 'This link is not complete. Please open it from the email again, or copy all of it.',
  },
  failure: {
    id: 'session.passwordFailure',
    defaultMessage: 'The password could not be saved. Please try again.',
  },
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
  forbidden_role: defineMessages({
    title: {
      id: 'session.forbiddenRole',
      defaultMessage: 'Not allowed',
      description: 'Title: only an owner may do it',
    },
    text: {
      id: 'session.forbiddenRoleText',
      defaultMessage: 'Your account may not do this. Please ask an owner.',
      description: 'owner: who manages the accounts of the console',
    },
  }),
} as const;
