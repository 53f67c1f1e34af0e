import type { ContactFieldName, ContactProblem } from './contact-fields.ts';

interface ErrorTexts {
  /** Name of the field in a sentence: "Please enter …". */
  readonly phrase: string;
  /** Of a text that does not match the pattern. */
  readonly mismatch?: string;
}

/** English texts of the API's answers; pages have their own, and no need to load these. */
const TEXTS: Readonly<Record<ContactFieldName, ErrorTexts>> = {
  customerName: { phrase: 'your full name', mismatch: 'Please enter your name in letters.' },
  customerEmail: {
    phrase: 'your email address',
    mismatch: 'This does not look like an email address, for example name@example.com.',
  },
  customerPhone: {
    phrase: 'your phone number',
    mismatch: 'Please enter a phone number, with the country code if you can: +33 6 12 34 56 78.',
  },
  driverLicense: { phrase: "your driver's license number" },
};

/** Returns the English error message of a field. */
export function describeContactProblem(name: ContactFieldName, problem: ContactProblem): string {
  const { phrase, mismatch = `Please check ${phrase}.` } = TEXTS[name];
  switch (problem.type) {
    case 'required':
      return `Please enter ${phrase}.`;
    case 'too_long':
      return `Please keep this to ${problem.maximum} characters.`;
    case 'too_short':
      return `This looks too short. Please check ${phrase}.`;
    case 'malformed':
      return mismatch;
  }
}
