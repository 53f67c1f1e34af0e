import { findEmailProblem } from './email-draft.ts';
import { CUSTOM_EMAIL } from './texts.ts';

const EMAIL = { to: 'amelie@example.com', subject: 'Your car', body: 'It is ready.' };

test.each([
  [{}, undefined],
  [{ to: '' }, 'Please enter a recipient email address'],
  [{ to: '  ' }, 'Please enter a recipient email address'],
  [{ to: 'amelie' }, 'This does not look like an email address, for example name@example.com.'],
  [{ to: 'a@example.com, b@example.com' }, 'This does not look like an email address, for example name@example.com.'],
  [{ subject: ' ' }, 'Please fill in all fields'],
  [{ body: '\n' }, 'Please fill in all fields'],
])('with %p', (change, problem) => {
  expect(findEmailProblem({ ...EMAIL, ...change }, CUSTOM_EMAIL.noRecipient)?.defaultMessage).toBe(problem);
});
