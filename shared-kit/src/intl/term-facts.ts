import { formatCount, formatDayCount, nameIn, type RentalTerms } from '../domain/index.ts';
import { defineMessages } from './define-messages.ts';
import type { LineReader } from './line-text.ts';

export const TERM_TEXT = defineMessages({
  deposit: { id: 'term.deposit', defaultMessage: 'Deposit', description: 'Held during a rental and given back' },
  noDeposit: { id: 'term.noDeposit', defaultMessage: 'No deposit' },
  held: { id: 'term.held', defaultMessage: '{amount}, held during the rental and given back' },
  heldByCard: { id: 'term.heldByCard', defaultMessage: '{amount}, held on a card and given back' },
  heldInCash: { id: 'term.heldInCash', defaultMessage: '{amount} in cash, given back at the return' },
  heldEither: { id: 'term.heldEither', defaultMessage: '{amount} by card or in cash, given back at the return' },
  excess: { id: 'term.excess', defaultMessage: 'Excess', description: 'The most that a customer pays for damage' },
  atMost: { id: 'term.atMost', defaultMessage: 'You pay at most {amount} for damage' },
  fuel: { id: 'term.fuel', defaultMessage: 'Fuel' },
  fullToFull: { id: 'term.fullToFull', defaultMessage: 'You get it full and bring it back full' },
  sameToSame: { id: 'term.sameToSame', defaultMessage: 'You bring it back with as much as you got' },
  prepaid: { id: 'term.prepaid', defaultMessage: 'You pay for the tank in advance and may bring it back empty' },
  missingFuel: { id: 'term.missingFuel', defaultMessage: 'Missing fuel' },
  perEighth: { id: 'term.perEighth', defaultMessage: '{price} per eighth of the tank' },
  kilometers: { id: 'term.kilometers', defaultMessage: 'Kilometers' },
  perDay: { id: 'term.perDay', defaultMessage: '{count} km per day' },
  forDays: { id: 'term.forDays', defaultMessage: '{count} km for {days}', description: 'days: "3 days"' },
  beyond: {
    id: 'term.beyond',
    defaultMessage: '{included}, then {price} per km',
    description: 'included: "250 km per day"',
  },
  minAge: { id: 'term.minAge', defaultMessage: 'Minimum age', description: 'Of a driver' },
  years: { id: 'term.years', defaultMessage: '{count, plural, one {# year} other {# years}}' },
  licence: { id: 'term.licence', defaultMessage: 'Driving license' },
  heldFor: {
    id: 'term.heldFor',
    defaultMessage: 'For at least {count, plural, one {# year} other {# years}}',
    description: 'How long the driver has had a driving license',
  },
  youngDriver: { id: 'term.youngDriver', defaultMessage: 'Young driver' },
  feePerDay: { id: 'term.feePerDay', defaultMessage: '{price} per day' },
  feeLimit: { id: 'term.feeLimit', defaultMessage: '{fee}, at most {maximum}', description: 'fee: "€6 per day"' },
  feeBelow: {
    id: 'term.feeBelow',
    defaultMessage: 'Below {age}: {fee}',
    description: 'age: of a driver; fee: "€6 per day, at most €60"',
  },
  documents: { id: 'term.documents', defaultMessage: 'Documents', description: 'What a driver brings' },
  borders: { id: 'term.borders', defaultMessage: 'Where you may drive' },
});

const HELD = { card: TERM_TEXT.heldByCard, cash: TERM_TEXT.heldInCash, card_or_cash: TERM_TEXT.heldEither };
const FUEL = {
  full_to_full: TERM_TEXT.fullToFull,
  same_to_same: TERM_TEXT.sameToSame,
  prepaid: TERM_TEXT.prepaid,
};

/** A term of a rental, in the language of the reader. */
export interface TermFact<Text> {
  readonly name: keyof RentalTerms;
  readonly label: Text | string;
  readonly value: Text | string;
}

/**
 * Returns what holds for a rental: what is held, what is included, who may drive. What is not set is left out
 * (docs/rules.md#terms-of-a-rental).
 * @param days of the rental, over which the kilometers are summed, unless more were agreed; without it they are told per day
 */
export function termFacts<Text>(
  terms: RentalTerms,
  { locale, format, price }: LineReader<Text>,
  days?: number,
): readonly TermFact<Text>[] {
  const { deposit, depositMethod, excess, fuelRule, fuelPrice, kmPerDay, kmPrice, minAge, minLicenceYears } = terms;
  const { youngDriverBelow: age, youngDriverPerDay, youngDriverMax, documents, borders } = terms;
  const facts: TermFact<Text>[] = [];
  const add = (name: keyof RentalTerms, label: keyof typeof TERM_TEXT, value: Text | string) =>
    facts.push({ name, label: format(TERM_TEXT[label]), value });

  if (deposit !== undefined) {
    const held = depositMethod ? HELD[depositMethod] : TERM_TEXT.held;
    add('deposit', 'deposit', format(deposit > 0 ? held : TERM_TEXT.noDeposit, { amount: price(deposit) }));
  }
  if (excess !== undefined) add('excess', 'excess', format(TERM_TEXT.atMost, { amount: price(excess) }));
  if (fuelRule) add('fuelRule', 'fuel', format(FUEL[fuelRule]));
  if (fuelPrice && fuelRule !== 'prepaid')
    add('fuelPrice', 'missingFuel', format(TERM_TEXT.perEighth, { price: price(fuelPrice) }));
  if (kmPerDay) {
    const summed = days && Math.max(days, terms.kmDays ?? 0);
    const count = formatCount(kmPerDay * (summed ?? 1), locale);
    const included = summed
      ? format(TERM_TEXT.forDays, { count, days: formatDayCount(summed, locale, 'afterPreposition') })
      : format(TERM_TEXT.perDay, { count });
    const isLimited = kmPrice !== undefined;
    add('kmPerDay', 'kilometers', isLimited ? format(TERM_TEXT.beyond, { included, price: price(kmPrice) }) : included);
  }
  if (minAge) add('minAge', 'minAge', format(TERM_TEXT.years, { count: minAge }));
  if (minLicenceYears) add('minLicenceYears', 'licence', format(TERM_TEXT.heldFor, { count: minLicenceYears }));
  if (youngDriverPerDay) {
    const daily = format(TERM_TEXT.feePerDay, { price: price(youngDriverPerDay) });
    const fee = youngDriverMax ? format(TERM_TEXT.feeLimit, { fee: daily, maximum: price(youngDriverMax) }) : daily;
    add('youngDriverPerDay', 'youngDriver', age ? format(TERM_TEXT.feeBelow, { age: String(age), fee }) : fee);
  }
  if (documents) add('documents', 'documents', nameIn(documents, locale));
  if (borders) add('borders', 'borders', nameIn(borders, locale));
  return facts;
}
