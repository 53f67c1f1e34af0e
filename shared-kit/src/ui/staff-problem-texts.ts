import { defineMessages } from 'shared-kit/intl';
import type { StaffProblemTexts } from './problem-texts.ts';

/**
 * Texts of the problems that only staff get, for `useProblemText`. Their ids begin with `staff`, a part that public
 * pages do not load (`text-parts.json`).
 */
export const STAFF_PROBLEM_TEXTS: StaffProblemTexts = {
  answers: defineMessages({
    invalid_request: { id: 'staff.invalidRequest', defaultMessage: 'The request could not be read' },
    invalid_utf8: { id: 'staff.invalidUtf8', defaultMessage: 'What was sent is not valid UTF-8' },
    unreadable_form: { id: 'staff.unreadableForm', defaultMessage: 'The form could not be read' },
    Forbidden: { id: 'staff.forbidden', defaultMessage: 'You may not do this.' },
    forbidden_role: {
      id: 'staff.forbiddenRole',
      defaultMessage: 'Your account may not do this. Please ask an owner.',
    },
    entity_not_found: { id: 'staff.entityNotFound', defaultMessage: 'This entry no longer exists.' },
    booking_deleted: { id: 'staff.bookingDeleted', defaultMessage: 'This booking was deleted meanwhile' },
    image_not_found: { id: 'staff.imageNotFound', defaultMessage: 'There is no such picture' },
    booking_changed: {
      id: 'staff.bookingChanged',
      defaultMessage: 'This booking was changed meanwhile. Please look at it again.',
    },
    booking_open: {
      id: 'staff.bookingOpen',
      defaultMessage: 'Only a booking that is returned or canceled can be erased: its customer is still needed.',
    },
    car_rented: {
      id: 'staff.carRented',
      defaultMessage: 'This car is rented out at the moment and cannot be deleted',
    },
    last_owner: {
      id: 'staff.lastOwner',
      defaultMessage: 'This is the only owner who can sign in. Make somebody else an owner first.',
    },
    account_exists: {
      id: 'staff.accountExists',
      defaultMessage: 'There is an account with this email address already.',
    },
    image_in_use: {
      id: 'staff.imageInUse',
      defaultMessage:
        'This picture cannot be deleted, because cars show it: {cars}{more, plural, =0 {} other { and # more}}',
    },
    payload_too_large: { id: 'staff.payloadTooLarge', defaultMessage: 'The request is too large' },
    uri_too_long: { id: 'staff.uriTooLong', defaultMessage: 'The address is too long' },
    headers_too_large: { id: 'staff.headersTooLarge', defaultMessage: 'The request is too large' },
    unsupported_media_type: {
      id: 'staff.unsupportedMediaType',
      defaultMessage: 'This kind of content is not accepted here',
    },
    not_multipart: { id: 'staff.notMultipart', defaultMessage: 'This kind of content is not accepted here' },
    unsupported_image: {
      id: 'staff.unsupportedImage',
      defaultMessage: 'Please choose a JPEG, PNG, WebP or AVIF picture',
    },
    image_too_large: {
      id: 'staff.imageTooLarge',
      defaultMessage: 'This picture has {megapixels} megapixels. Please choose one of at most {maxMegapixels}',
    },
    image_damaged: {
      id: 'staff.imageDamaged',
      defaultMessage: 'This picture is damaged or incomplete. Please choose another one',
    },
    range_not_satisfiable: { id: 'staff.rangeNotSatisfiable', defaultMessage: 'The file has no such part' },
    mail_failed: { id: 'staff.mailFailed', defaultMessage: 'Failed to send email. Please try again.' },
  }),
  fields: defineMessages({
    unknown: { id: 'staff.fieldUnknown', defaultMessage: 'This field is not known here.' },
    invalid: { id: 'staff.fieldInvalid', defaultMessage: 'This is not valid.' },
    wrong_type: { id: 'staff.fieldWrongType', defaultMessage: 'This is not valid.' },
    not_one_of: { id: 'staff.fieldNotOneOf', defaultMessage: 'Please choose one of: {values}' },
    too_small: { id: 'staff.fieldTooSmall', defaultMessage: 'Please enter at least {minimum}.' },
    too_large: { id: 'staff.fieldTooLarge', defaultMessage: 'Please enter at most {maximum}.' },
    not_multiple: {
      id: 'staff.fieldNotMultiple',
      defaultMessage: 'Please enter a multiple of {step}.',
      description: 'step: 0.01 for prices, 0.1 for ratings',
    },
    too_few: {
      id: 'staff.fieldTooFew',
      defaultMessage: '{minimum, plural, one {At least # entry is needed.} other {At least # entries are needed.}}',
    },
    too_many: {
      id: 'staff.fieldTooMany',
      defaultMessage: '{maximum, plural, one {At most # entry is possible.} other {At most # entries are possible.}}',
    },
    too_deep: { id: 'staff.fieldTooDeep', defaultMessage: 'This is nested too deeply.' },
    not_a_date: { id: 'staff.fieldNotADate', defaultMessage: 'Please enter a date of the calendar.' },
    not_a_price: {
      id: 'staff.fieldNotAPrice',
      defaultMessage: 'Please enter a price from 0 to {maximum}, in whole cents.',
    },
    code_fixed: {
      id: 'staff.codeFixed',
      defaultMessage: 'The customer knows the booking by this code: it cannot be changed',
    },
    plate_taken: {
      id: 'staff.plateTaken',
      defaultMessage: 'Another car has this number plate: {car}',
      description: 'car: its name',
    },
    image_missing: { id: 'staff.imageMissing', defaultMessage: 'Please select an image file' },
    image_not_allowed: {
      id: 'staff.imageNotAllowed',
      defaultMessage: 'This must be an uploaded picture of this site.',
    },
    image_deleted: {
      id: 'staff.imageDeleted',
      defaultMessage: 'This picture was deleted meanwhile; please upload it again.',
    },
    wrong_password: { id: 'staff.wrongPassword', defaultMessage: 'This is not your password.' },
    not_comparable: { id: 'staff.notComparable', defaultMessage: 'These cannot be compared.' },
    condition_required: {
      id: 'staff.conditionRequired',
      defaultMessage: 'A condition is needed: without one everything could be deleted.',
    },
  }),
  ...defineMessages({
    offSale: { id: 'staff.offSale', defaultMessage: '{name} (off sale)', description: 'A car that is not on sale' },
  }),
};
