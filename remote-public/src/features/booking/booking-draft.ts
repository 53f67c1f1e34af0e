import type { Contact } from 'shared-kit/domain';

/** What was typed so far. It lives above the dialog, in memory only. */
export interface BookingDraft {
  readonly contact: Contact;
  readonly hasAgreed: boolean;
}

export const EMPTY_DRAFT: BookingDraft = {
  contact: { customerName: '', customerEmail: '', customerPhone: '', driverLicense: '' },
  hasAgreed: false,
};

/** As it is sent: the spaces around a text are nobody's intention. */
export function trimContact({ customerName, customerEmail, customerPhone, driverLicense }: Contact): Contact {
  return {
    customerName: customerName.trim(),
    customerEmail: customerEmail.trim(),
    customerPhone: customerPhone.trim(),
    driverLicense: driverLicense.trim(),
  };
}
