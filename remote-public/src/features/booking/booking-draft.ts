import type { Contact } from 'shared-kit/domain';

/** What was typed so far. It lives above the dialog. */
export interface BookingDraft {
  readonly contact: Contact;
  readonly hasAgreed: boolean;
}

export const EMPTY_DRAFT: BookingDraft = {
  contact: { customerName: '', customerEmail: '', customerPhone: '', driverLicense: '' },
  hasAgreed: false,
};

/** The draft that an earlier page kept, perhaps of another version: fields that this one does not know are left out. */
export function parseBookingDraft(kept: unknown): BookingDraft | undefined {
  if (!isRecord(kept) || !isRecord(kept.contact)) return undefined;
  const { contact } = kept;
  const fields = Object.keys(EMPTY_DRAFT.contact) as (keyof Contact)[];
  const texts = fields.map((field) => [field, typeof contact[field] === 'string' ? contact[field] : '']);
  return { contact: Object.fromEntries(texts), hasAgreed: kept.hasAgreed === true };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** As it is sent: the spaces around a text are nobody's intention. */
export function trimContact({ customerName, customerEmail, customerPhone, driverLicense }: Contact): Contact {
  return {
    customerName: customerName.trim(),
    customerEmail: customerEmail.trim(),
    customerPhone: customerPhone.trim(),
    driverLicense: driverLicense.trim(),
  };
}
