import { defineMessages } from 'shared-kit/intl';

export const SETTINGS_TEXT = defineMessages({
  title: { id: 'accounts.SETTINGS_TEXT.title', defaultMessage: 'Settings', description: 'Title of a page' },
  transfer: { id: 'accounts.SETTINGS_TEXT.transfer', defaultMessage: 'Import and export' },
  papers: { id: 'accounts.SETTINGS_TEXT.papers', defaultMessage: 'Papers', description: 'Agreements, invoices' },
  prices: {
    id: 'accounts.SETTINGS_TEXT.prices',
    defaultMessage: 'Prices',
    description: 'Title of a page: seasons, discounts, extras, places and terms',
  },
  office: {
    id: 'accounts.SETTINGS_TEXT.office',
    defaultMessage: 'Office',
    description: 'Heading of links to pages: customers, invoices, reports',
  },
  setUp: {
    id: 'accounts.SETTINGS_TEXT.setUp',
    defaultMessage: 'Set up',
    description: 'Heading of links to pages: prices, papers, import',
  },
  sections: {
    id: 'accounts.SETTINGS_TEXT.sections',
    defaultMessage: 'On this page',
    description: 'Heading of links to the parts of a page',
  },
  currencies: {
    id: 'accounts.SETTINGS_TEXT.currencies',
    defaultMessage:
      'Prices have different signs: {storefront} on the site, {message} in messages, {booking} in bookings, {desk} here. The setting {setting} sets one for all.',
    description: 'Signs such as € and $; setting: a name',
  },
});

export const OWN_TEXT = defineMessages({
  title: { id: 'accounts.OWN_TEXT.title', defaultMessage: 'Your account' },
  signedInAs: {
    id: 'accounts.OWN_TEXT.signedInAs',
    defaultMessage: 'Signed in as {email}, {role}',
    description: 'role: Owner or Agent',
  },
  name: { id: 'accounts.OWN_TEXT.name', defaultMessage: 'Name', description: 'Of a member of staff' },
  nameHint: {
    id: 'accounts.OWN_TEXT.nameHint',
    defaultMessage: 'Colleagues see it in the history of bookings and cars.',
  },
  language: { id: 'accounts.OWN_TEXT.language', defaultMessage: 'Language' },
  save: { id: 'accounts.OWN_TEXT.save', defaultMessage: 'Save name', description: 'Button' },
  saved: { id: 'accounts.OWN_TEXT.saved', defaultMessage: 'Name saved' },
  saveFailed: { id: 'accounts.OWN_TEXT.saveFailed', defaultMessage: 'Failed to save the name' },
  signOut: { id: 'accounts.OWN_TEXT.signOut', defaultMessage: 'Sign out everywhere', description: 'Button' },
  signOutQuestion: {
    id: 'accounts.OWN_TEXT.signOutQuestion',
    defaultMessage: 'You are signed out on all devices, this one too.',
  },
  signOutFailed: { id: 'accounts.OWN_TEXT.signOutFailed', defaultMessage: 'Failed to sign out everywhere' },
});

export const PASSWORD_TEXT = defineMessages({
  title: { id: 'accounts.PASSWORD_TEXT.title', defaultMessage: 'Change password', description: 'Title, and button' },
  change: { id: 'accounts.PASSWORD_TEXT.change', defaultMessage: 'Change', description: 'Button: the password' },
  current: { id: 'accounts.PASSWORD_TEXT.current', defaultMessage: 'Current password' },
  next: { id: 'accounts.PASSWORD_TEXT.next', defaultMessage: 'New password' },
  missing: { id: 'accounts.PASSWORD_TEXT.missing', defaultMessage: 'Please enter your password' },
  length: {
    id: 'accounts.PASSWORD_TEXT.length',
    defaultMessage: 'At least {minimum, plural, one {# character} other {# characters}}',
  },
  hint: { id: 'accounts.PASSWORD_TEXT.hint', defaultMessage: 'You stay signed in here, and are signed out elsewhere.' },
  saved: { id: 'accounts.PASSWORD_TEXT.saved', defaultMessage: 'Password changed' },
  failed: { id: 'accounts.PASSWORD_TEXT.failed', defaultMessage: 'Failed to change the password' },
});

export const STAFF_TEXT = defineMessages({
  title: {
    id: 'accounts.STAFF_TEXT.title',
    defaultMessage: 'Staff',
    description: 'Title: the people who work with the console',
  },
  loading: { id: 'accounts.STAFF_TEXT.loading', defaultMessage: 'Loading the accounts of staff' },
  failure: { id: 'accounts.STAFF_TEXT.failure', defaultMessage: 'The accounts of staff could not be loaded' },
  invite: {
    id: 'accounts.STAFF_TEXT.invite',
    defaultMessage: 'Invite',
    description: 'Button: somebody gets an account',
  },
  editAccount: {
    id: 'accounts.STAFF_TEXT.editAccount',
    defaultMessage: 'Edit {name}',
    description: 'name: of a person',
  },
  invited: {
    id: 'accounts.STAFF_TEXT.invited',
    defaultMessage: 'Invited',
    description: 'State: has not chosen a password yet',
  },
  blocked: { id: 'accounts.STAFF_TEXT.blocked', defaultMessage: 'Blocked', description: 'State: may not sign in' },
  signedIn: {
    id: 'accounts.STAFF_TEXT.signedIn',
    defaultMessage: '{count, plural, one {Signed in on 1 device} other {Signed in on # devices}}, last {moment}',
    description: 'moment: day and time of the latest sign-in',
  },
  signedOut: { id: 'accounts.STAFF_TEXT.signedOut', defaultMessage: 'Not signed in' },
});

export const ACCOUNT_TEXT = defineMessages({
  inviteTitle: { id: 'accounts.ACCOUNT_TEXT.inviteTitle', defaultMessage: 'Invite a Colleague' },
  editTitle: { id: 'accounts.ACCOUNT_TEXT.editTitle', defaultMessage: 'Edit Account' },
  email: { id: 'accounts.ACCOUNT_TEXT.email', defaultMessage: 'Email' },
  emailProblem: {
    id: 'accounts.ACCOUNT_TEXT.emailProblem',
    defaultMessage: 'This does not look like an email address, for example name@example.com.',
  },
  nameMissing: { id: 'accounts.ACCOUNT_TEXT.nameMissing', defaultMessage: 'Please enter the name' },
  role: { id: 'accounts.ACCOUNT_TEXT.role', defaultMessage: 'Role' },
  roleHint: {
    id: 'accounts.ACCOUNT_TEXT.roleHint',
    defaultMessage:
      'Agents work with bookings and cars. Owners also add and delete cars, set prices, delete bookings and manage accounts.',
  },
  languageHint: { id: 'accounts.ACCOUNT_TEXT.languageHint', defaultMessage: 'Of the email, and of the console.' },
  mayEnter: {
    id: 'accounts.ACCOUNT_TEXT.mayEnter',
    defaultMessage: 'May sign in',
    description: 'Checkbox of an account',
  },
  mayEnterHint: {
    id: 'accounts.ACCOUNT_TEXT.mayEnterHint',
    defaultMessage: 'Another role, or the loss of access, signs the person out.',
  },
  close: { id: 'accounts.ACCOUNT_TEXT.close', defaultMessage: 'Close' },
  send: { id: 'accounts.ACCOUNT_TEXT.send', defaultMessage: 'Send invitation', description: 'Button' },
  saved: { id: 'accounts.ACCOUNT_TEXT.saved', defaultMessage: 'Account saved' },
  newLink: {
    id: 'accounts.ACCOUNT_TEXT.newLink',
    defaultMessage: 'New link to choose a password',
    description: 'Button',
  },
  signOut: {
    id: 'accounts.ACCOUNT_TEXT.signOut',
    defaultMessage: 'Sign out everywhere',
    description: 'Button, about somebody else',
  },
  signedOut: { id: 'accounts.ACCOUNT_TEXT.signedOut', defaultMessage: 'Signed out everywhere' },
  remove: { id: 'accounts.ACCOUNT_TEXT.remove', defaultMessage: 'Remove account', description: 'Button' },
  removeQuestion: {
    id: 'accounts.ACCOUNT_TEXT.removeQuestion',
    defaultMessage: 'The account is deleted. Its name no longer appears in the history.',
  },
  removed: { id: 'accounts.ACCOUNT_TEXT.removed', defaultMessage: 'Account removed' },
});

export const LINK_TEXT = defineMessages({
  sent: {
    id: 'accounts.LINK_TEXT.sent',
    defaultMessage: 'An email with a link is on its way to {email}. You can also hand over this link yourself:',
  },
  files: {
    id: 'accounts.LINK_TEXT.files',
    defaultMessage: 'There is no mail server: no email is sent to {email}. Please hand over this link yourself:',
  },
  label: { id: 'accounts.LINK_TEXT.label', defaultMessage: 'Link to choose a password' },
  once: {
    id: 'accounts.LINK_TEXT.once',
    defaultMessage: 'It works once, within 7 days, and is shown only now.',
  },
  copy: { id: 'accounts.LINK_TEXT.copy', defaultMessage: 'Copy link', description: 'Button' },
  copied: { id: 'accounts.LINK_TEXT.copied', defaultMessage: 'Link copied' },
});
