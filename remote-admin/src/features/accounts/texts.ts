import { defineMessages } from 'shared-kit/intl';

export const SETTINGS_TEXT = defineMessages({
  title: { id: 'accounts.settings', defaultMessage: 'Settings', description: 'Title of a page' },
  currencies: {
    id: 'accounts.currencies',
    defaultMessage:
      'Prices have different signs: {storefront} on the site, {message} in messages, {booking} in bookings, {desk} here. The setting {setting} sets one for all.',
    description: 'Signs such as € and $; setting: a name',
  },
});

export const OWN_TEXT = defineMessages({
  title: { id: 'accounts.own', defaultMessage: 'Your account' },
  signedInAs: {
    id: 'accounts.signedInAs',
    defaultMessage: 'Signed in as {email}, {role}',
    description: 'role: Owner or Agent',
  },
  name: { id: 'accounts.name', defaultMessage: 'Name', description: 'Of a member of staff' },
  nameHint: {
    id: 'accounts.nameHint',
    defaultMessage: 'Colleagues see it in the history of bookings and cars.',
  },
  language: { id: 'accounts.language', defaultMessage: 'Language' },
  save: { id: 'accounts.saveName', defaultMessage: 'Save name', description: 'Button' },
  saved: { id: 'accounts.nameSaved', defaultMessage: 'Name saved' },
  saveFailed: { id: 'accounts.nameFailed', defaultMessage: 'Failed to save the name' },
  signOut: { id: 'accounts.signOutSelf', defaultMessage: 'Sign out everywhere', description: 'Button' },
  signOutQuestion: {
    id: 'accounts.signOutSelfQuestion',
    defaultMessage: 'You are signed out on all devices, this one too.',
  },
  signOutFailed: { id: 'accounts.signOutFailed', defaultMessage: 'Failed to sign out everywhere' },
});

export const PASSWORD_TEXT = defineMessages({
  title: { id: 'accounts.password', defaultMessage: 'Change password', description: 'Title, and button' },
  current: { id: 'accounts.currentPassword', defaultMessage: 'Current password' },
  next: { id: 'accounts.newPassword', defaultMessage: 'New password' },
  missing: { id: 'accounts.passwordMissing', defaultMessage: 'Please enter your password' },
  length: {
    id: 'accounts.passwordLength',
    defaultMessage: 'At least {minimum, plural, one {# character} other {# characters}}',
  },
  hint: { id: 'accounts.passwordHint', defaultMessage: 'You stay signed in here, and are signed out elsewhere.' },
  saved: { id: 'accounts.passwordSaved', defaultMessage: 'Password changed' },
  failed: { id: 'accounts.passwordFailed', defaultMessage: 'Failed to change the password' },
});

export const STAFF_TEXT = defineMessages({
  title: { id: 'accounts.staff', defaultMessage: 'Staff', description: 'Title: the people who work with the console' },
  loading: { id: 'accounts.staffLoading', defaultMessage: 'Loading the accounts of staff' },
  failure: { id: 'accounts.staffFailure', defaultMessage: 'The accounts of staff could not be loaded' },
  invite: { id: 'accounts.invite', defaultMessage: 'Invite', description: 'Button: somebody gets an account' },
  editAccount: { id: 'accounts.editAccount', defaultMessage: 'Edit {name}', description: 'name: of a person' },
  invited: { id: 'accounts.invited', defaultMessage: 'Invited', description: 'State: has not chosen a password yet' },
  blocked: { id: 'accounts.blocked', defaultMessage: 'Blocked', description: 'State: may not sign in' },
  signedIn: {
    id: 'accounts.signedIn',
    defaultMessage: '{count, plural, one {Signed in on 1 device} other {Signed in on # devices}}, last {moment}',
    description: 'moment: day and time of the latest sign-in',
  },
  signedOut: { id: 'accounts.signedOut', defaultMessage: 'Not signed in' },
});

export const ACCOUNT_TEXT = defineMessages({
  inviteTitle: { id: 'accounts.inviteTitle', defaultMessage: 'Invite a Colleague' },
  editTitle: { id: 'accounts.editTitle', defaultMessage: 'Edit Account' },
  email: { id: 'accounts.email', defaultMessage: 'Email' },
  emailProblem: {
    id: 'accounts.emailProblem',
    defaultMessage: 'This does not look like an email address, for example name@example.com.',
  },
  nameMissing: { id: 'accounts.nameMissing', defaultMessage: 'Please enter the name' },
  role: { id: 'accounts.role', defaultMessage: 'Role' },
  roleHint: {
    id: 'accounts.roleHint',
    defaultMessage:
      'Agents work with bookings and cars. Owners also add and delete cars, set prices, delete bookings and manage accounts.',
  },
  languageHint: { id: 'accounts.languageHint', defaultMessage: 'Of the email, and of the console.' },
  mayEnter: { id: 'accounts.mayEnter', defaultMessage: 'May sign in', description: 'Checkbox of an account' },
  mayEnterHint: {
    id: 'accounts.mayEnterHint',
    defaultMessage: 'Another role, or the loss of access, signs the person out.',
  },
  close: { id: 'accounts.close', defaultMessage: 'Close' },
  send: { id: 'accounts.sendInvitation', defaultMessage: 'Send invitation', description: 'Button' },
  saved: { id: 'accounts.saved', defaultMessage: 'Account saved' },
  newLink: { id: 'accounts.newLink', defaultMessage: 'New link to choose a password', description: 'Button' },
  signOut: {
    id: 'accounts.signOut',
    defaultMessage: 'Sign out everywhere',
    description: 'Button, about somebody else',
  },
  signedOut: { id: 'accounts.wasSignedOut', defaultMessage: 'Signed out everywhere' },
  remove: { id: 'accounts.remove', defaultMessage: 'Remove account', description: 'Button' },
  removeQuestion: {
    id: 'accounts.removeQuestion',
    defaultMessage: 'The account is deleted. Its name no longer appears in the history.',
  },
  removed: { id: 'accounts.removed', defaultMessage: 'Account removed' },
});

export const LINK_TEXT = defineMessages({
  sent: {
    id: 'accounts.linkSent',
    defaultMessage: 'An email with a link is on its way to {email}. You can also hand over this link yourself:',
  },
  files: {
    id: 'accounts.linkNotSent',
    defaultMessage: 'There is no mail server: no email is sent to {email}. Please hand over this link yourself:',
  },
  label: { id: 'accounts.link', defaultMessage: 'Link to choose a password' },
  once: {
    id: 'accounts.linkOnce',
    defaultMessage: 'It works once, within 7 days, and is shown only now.',
  },
  copy: { id: 'accounts.copy', defaultMessage: 'Copy link', description: 'Button' },
  copied: { id: 'accounts.copied', defaultMessage: 'Link copied' },
});
