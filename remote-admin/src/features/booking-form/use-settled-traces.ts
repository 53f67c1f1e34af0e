import { phoneDigits } from 'shared-kit/domain';
import { useSettled } from '../../data/use-settled.ts';
import type { BookingFormValues } from './booking-form-values.ts';

const MIN_DIGITS = 6;
const MIN_LENGTH = 4;

/** Returns by what the typed customer may be known, after a pause in typing; undefined for too little. */
export function useSettledTraces(values: BookingFormValues) {
  const { customerPhone, customerEmail, driverLicense, locale } = values;
  const typed = {
    ...(phoneDigits(customerPhone).length >= MIN_DIGITS && { phone: customerPhone }),
    ...(customerEmail.includes('@') && { email: customerEmail }),
    ...(driverLicense.trim().length >= MIN_LENGTH && { document: driverLicense.trim() }),
  };
  const isEnough = Object.keys(typed).length > 0;
  const settled = useSettled(isEnough ? JSON.stringify({ ...typed, ...(locale && { locale }) }) : '');
  return settled ? (JSON.parse(settled) as typeof typed) : undefined;
}
