import { defineMessages } from 'shared-kit/intl';
import type { StaffProblemTexts } from './problem-texts.ts';

/**
 * Texts of the problems that only staff get, for `useProblemText`. Their ids begin with `staff`, a part that public
 * pages do not load (`text-parts.json`).
 */
export const STAFF_PROBLEM_TEXTS: StaffProblemTexts = {
  answers: defineMessages({
    invalid_request: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.invalid_request',
      defaultMessage: 'The request could not be read',
    },
    invalid_utf8: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.invalid_utf8',
      defaultMessage: 'What was sent is not valid UTF-8',
    },
    unreadable_form: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.unreadable_form',
      defaultMessage: 'The form could not be read',
    },
    Forbidden: { id: 'staff.STAFF_PROBLEM_TEXTS.answers.Forbidden', defaultMessage: 'You may not do this.' },
    forbidden_role: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.forbidden_role',
      defaultMessage: 'Your account may not do this. Please ask an owner.',
    },
    entity_not_found: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.entity_not_found',
      defaultMessage: 'This entry no longer exists.',
    },
    booking_deleted: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.booking_deleted',
      defaultMessage: 'This booking was deleted meanwhile',
    },
    image_not_found: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.image_not_found',
      defaultMessage: 'There is no such picture',
    },
    booking_changed: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.booking_changed',
      defaultMessage: 'This booking was changed meanwhile. Please look at it again.',
    },
    entity_changed: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.entity_changed',
      defaultMessage: 'A colleague has changed this meanwhile. Please look at it again.',
    },
    season_overlap: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.season_overlap',
      defaultMessage: 'These have days in common: {seasons}',
      description: 'seasons: the names of two seasons',
    },
    papers_missing: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.papers_missing',
      defaultMessage:
        'The papers of this car are not valid on all days of the rental. An owner may go on with a reason.',
    },
    booking_open: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.booking_open',
      defaultMessage: 'Only a booking that is returned or canceled can be erased: its customer is still needed.',
    },
    payment_similar: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.payment_similar',
      defaultMessage: '{colleague} has just recorded the same amount for this booking.',
      description: 'colleague: a name',
    },
    payment_recorded: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.payment_recorded',
      defaultMessage: 'This payment was recorded already, with other values.',
    },
    payment_used: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.payment_used',
      defaultMessage: 'Please void first what was given back or kept of it.',
    },
    invoice_exists: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.invoice_exists',
      defaultMessage: 'The booking has the invoice {number} already. A credit note cancels it.',
    },
    nothing_to_invoice: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.nothing_to_invoice',
      defaultMessage: 'The booking is canceled, and nothing else was charged.',
    },
    invoice_credited: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.invoice_credited',
      defaultMessage: 'The credit note {number} cancels this invoice already.',
    },
    booking_paid: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.booking_paid',
      defaultMessage: 'A booking with payments cannot be deleted. It can be canceled.',
    },
    car_rented: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.car_rented',
      defaultMessage: 'This car is rented out at the moment and cannot be deleted',
    },
    handover_signed: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.handover_signed',
      defaultMessage: 'This hand-over is signed and can no longer be changed.',
    },
    car_came_back: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.car_came_back',
      defaultMessage: 'This car came back, and the rental goes on with another one: please choose it first.',
    },
    customer_flagged: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.customer_flagged',
      defaultMessage: 'This customer is flagged “Do not rent”. An owner can hand the car over with a reason.',
    },
    charges_changed: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.charges_changed',
      defaultMessage: 'What is charged at this return has changed meanwhile. Please look at it again.',
    },
    paper_unavailable: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.paper_unavailable',
      defaultMessage: 'The paper cannot be made at the moment. Its content is kept: please try again in a minute.',
    },
    booking_invoiced: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.booking_invoiced',
      defaultMessage: 'A booking with an invoice cannot be deleted. Cancel it instead.',
    },
    import_unreadable: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.import_unreadable',
      defaultMessage: 'This file could not be read. Please choose a CSV or XLSX file.',
    },
    import_too_large: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.import_too_large',
      defaultMessage:
        'A file has at most {maximumRows} rows. Please split it: what was imported already is left as it is.',
    },
    import_empty: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.import_empty',
      defaultMessage: 'There are no rows below the headings of this file.',
    },
    import_refused: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.import_refused',
      defaultMessage: '{rows, plural, one {# row} other {# rows}} cannot be taken, so nothing was imported.',
    },
    archive_unreadable: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.archive_unreadable',
      defaultMessage: 'This is not an archive of this program, or it is damaged. Nothing was taken.',
    },
    archive_of_other_version: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.archive_of_other_version',
      defaultMessage: 'This archive is of another version of the program. On the server, npm run restore takes it.',
    },
    not_empty: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.not_empty',
      defaultMessage:
        'An archive is taken into an empty installation only: there are cars, bookings or other accounts already.',
    },
    last_owner: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.last_owner',
      defaultMessage: 'This is the only owner who can sign in. Make somebody else an owner first.',
    },
    account_exists: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.account_exists',
      defaultMessage: 'There is an account with this email address already.',
    },
    image_in_use: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.image_in_use',
      defaultMessage:
        'This picture cannot be deleted, because cars show it: {cars}{more, plural, =0 {} other { and # more}}',
    },
    payload_too_large: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.payload_too_large',
      defaultMessage: 'The request is too large',
    },
    uri_too_long: { id: 'staff.STAFF_PROBLEM_TEXTS.answers.uri_too_long', defaultMessage: 'The address is too long' },
    headers_too_large: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.headers_too_large',
      defaultMessage: 'The request is too large',
    },
    unsupported_media_type: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.unsupported_media_type',
      defaultMessage: 'This kind of content is not accepted here',
    },
    not_multipart: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.not_multipart',
      defaultMessage: 'This kind of content is not accepted here',
    },
    unsupported_image: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.unsupported_image',
      defaultMessage: 'Please choose a JPEG, PNG, WebP or AVIF picture',
    },
    image_too_large: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.image_too_large',
      defaultMessage: 'This picture has {megapixels} megapixels. Please choose one of at most {maxMegapixels}',
    },
    image_damaged: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.image_damaged',
      defaultMessage: 'This picture is damaged or incomplete. Please choose another one',
    },
    storage_full: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.storage_full',
      defaultMessage: 'There is no space left on the server. Please tell an owner.',
    },
    range_not_satisfiable: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.range_not_satisfiable',
      defaultMessage: 'The file has no such part',
    },
    mail_failed: {
      id: 'staff.STAFF_PROBLEM_TEXTS.answers.mail_failed',
      defaultMessage: 'Failed to send email. Please try again.',
    },
  }),
  fields: defineMessages({
    unknown: { id: 'staff.STAFF_PROBLEM_TEXTS.fields.unknown', defaultMessage: 'This field is not known here.' },
    invalid: { id: 'staff.STAFF_PROBLEM_TEXTS.fields.invalid', defaultMessage: 'This is not valid.' },
    wrong_type: { id: 'staff.STAFF_PROBLEM_TEXTS.fields.wrong_type', defaultMessage: 'This is not valid.' },
    not_one_of: { id: 'staff.STAFF_PROBLEM_TEXTS.fields.not_one_of', defaultMessage: 'Please choose one of: {values}' },
    too_small: { id: 'staff.STAFF_PROBLEM_TEXTS.fields.too_small', defaultMessage: 'Please enter at least {minimum}.' },
    too_large: { id: 'staff.STAFF_PROBLEM_TEXTS.fields.too_large', defaultMessage: 'Please enter at most {maximum}.' },
    not_multiple: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.not_multiple',
      defaultMessage: 'Please enter a multiple of {step}.',
      description: 'step: 0.01 for prices, 0.1 for ratings',
    },
    too_few: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.too_few',
      defaultMessage: '{minimum, plural, one {At least # entry is needed.} other {At least # entries are needed.}}',
    },
    too_many: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.too_many',
      defaultMessage: '{maximum, plural, one {At most # entry is possible.} other {At most # entries are possible.}}',
    },
    too_deep: { id: 'staff.STAFF_PROBLEM_TEXTS.fields.too_deep', defaultMessage: 'This is nested too deeply.' },
    not_a_date: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.not_a_date',
      defaultMessage: 'Please enter a date of the calendar.',
    },
    not_a_price: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.not_a_price',
      defaultMessage: 'Please enter a price from 0 to {maximum}, in whole cents.',
    },
    hash_mismatch: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.hash_mismatch',
      defaultMessage: 'This picture did not arrive completely. Please send it again.',
    },
    no_signature: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.no_signature',
      defaultMessage: 'Please sign with your whole name or its initials.',
    },
    ranges_overlap: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.ranges_overlap',
      defaultMessage: 'Two of these periods have days in common.',
    },
    not_in_order: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.not_in_order',
      defaultMessage: 'The end cannot be before the beginning.',
      description: 'Of a period, or of opening hours',
    },
    taken: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.taken',
      defaultMessage: 'There is an entry for this already.',
    },
    code_fixed: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.code_fixed',
      defaultMessage: 'The customer knows the booking by this code: it cannot be changed',
    },
    unknown_placeholder: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.unknown_placeholder',
      defaultMessage: '{name} is not known. Please use one of: {known}',
      description: 'name: a placeholder in braces, misspelt; known: a list of those that there are',
    },
    car_unknown: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.car_unknown',
      defaultMessage: 'No car has this number plate or name.',
    },
    car_ambiguous: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.car_ambiguous',
      defaultMessage: 'Several cars have this name. Please write the number plate.',
    },
    row_repeated: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.row_repeated',
      defaultMessage: 'The same as in row {row}.',
      description: 'row: a number',
    },
    row_overlaps: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.row_overlaps',
      defaultMessage: 'The car is booked on some of these days in row {row}.',
      description: 'row: a number',
    },
    days_taken: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.days_taken',
      defaultMessage: 'The car is not free: {code} from {from} to {to}.',
      description: 'code: of a booking, or empty; from, to: days',
    },
    plate_taken: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.plate_taken',
      defaultMessage: 'Another car has this number plate: {car}',
      description: 'car: its name',
    },
    image_missing: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.image_missing',
      defaultMessage: 'Please select an image file',
    },
    image_not_allowed: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.image_not_allowed',
      defaultMessage: 'This must be an uploaded picture of this site.',
    },
    image_deleted: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.image_deleted',
      defaultMessage: 'This picture was deleted meanwhile; please upload it again.',
    },
    wrong_password: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.wrong_password',
      defaultMessage: 'This is not your password.',
    },
    not_comparable: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.not_comparable',
      defaultMessage: 'These cannot be compared.',
    },
    condition_required: {
      id: 'staff.STAFF_PROBLEM_TEXTS.fields.condition_required',
      defaultMessage: 'A condition is needed: without one everything could be deleted.',
    },
  }),
  ...defineMessages({
    offSale: {
      id: 'staff.STAFF_PROBLEM_TEXTS.offSale',
      defaultMessage: '{name} (off sale)',
      description: 'A car that is not on sale',
    },
  }),
};
