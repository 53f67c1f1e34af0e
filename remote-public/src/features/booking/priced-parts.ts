/** The parts of the dialog that only cars with rules of the owner need. */
export { ExtrasDisclosure } from './extras-disclosure.tsx';
export { PriceChange } from './price-change.tsx';
export { ReturnDisclosure } from './return-disclosure.tsx';
export { TermsDisclosure } from './terms-disclosure.tsx';
export { YoungDriver } from './young-driver.tsx';
