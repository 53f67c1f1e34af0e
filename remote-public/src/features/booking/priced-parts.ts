/** The parts of the dialog that only cars with rules of the owner need. */

export { YoungDriver } from '../../ui/young-driver.tsx';
export { ExtrasDisclosure } from './extras-disclosure.tsx';
export { PriceChange } from './price-change.tsx';
export { ReturnDisclosure } from './return-disclosure.tsx';
export { TermsDisclosure } from './terms-disclosure.tsx';
