import { renderHook } from '@testing-library/react';
import { ApiError, type ErrorBody } from 'shared-kit/api-client';
import {
  CONTACT_FIELD_LIST,
  type ContactProblem,
  describeContactProblem,
  describeRangeProblem,
  type LocaleCode,
  type RangeProblem,
} from 'shared-kit/domain';
import { TextsProvider } from 'shared-kit/intl';
import { readTexts } from 'shared-kit/testing/read-texts';
import { useProblemText } from './problem-texts.ts';
import { STAFF_PROBLEM_TEXTS } from './staff-problem-texts.ts';

function problemText(locale: LocaleCode) {
  const messages = locale === 'en' ? {} : readTexts('shared-kit', locale);
  const options = { currencySign: '€', staff: STAFF_PROBLEM_TEXTS };
  return renderHook(() => useProblemText(options), {
    wrapper: ({ children }) => (
      <TextsProvider locale={locale} messages={messages}>
        {children}
      </TextsProvider>
    ),
  }).result.current;
}

const failure = (status: number, message: string, meta: ErrorBody['meta'] & object = {}) =>
  new ApiError(status, message, { message, meta });

const CONTACT_PROBLEMS: readonly ContactProblem[] = [
  { type: 'required' },
  { type: 'too_short', minimum: 5 },
  { type: 'too_long', maximum: 120 },
  { type: 'malformed' },
];

test.each(CONTACT_FIELD_LIST)('the English texts of %s are those of the API', (name, { pattern }) => {
  const { describeField } = problemText('en');
  for (const problem of CONTACT_PROBLEMS.filter(({ type }) => type !== 'malformed' || pattern))
    expect(describeField(name, problem)).toBe(describeContactProblem(name, problem));
});

test.each<RangeProblem>([
  { type: 'reversed' },
  { type: 'past' },
  { type: 'same_day_closed', cutOff: '08:00' },
  { type: 'too_far_ahead', maxDaysAhead: 365 },
  { type: 'rental_too_long', maxDays: 90 },
])("the English text of the dates' problem $type is that of the API", (problem) => {
  expect(problemText('en').describeField('dates', problem)).toBe(describeRangeProblem(problem));
});

test.each<[LocaleCode, string]>([
  ['en', 'The price of this car is now 45 per day.'],
  [
    'fr',
    'Le prix de cette voiture est désormais de 45\u00A0€ par jour, soit 90\u00A0€ pour 2 jours. Veuillez le vérifier avant de réserver.',
  ],
  ['ar', 'أصبح سعر هذه السيارة 45\u00A0€ في اليوم، أي 90\u00A0€ إجمالاً لمدة يومين. يُرجى مراجعته قبل الحجز.'],
])('in %s a changed price is described with its amounts', (locale, text) => {
  const price = { days: 2, unitPrice: 45, totalPrice: 90 };
  const error = failure(409, 'The price of this car is now 45 per day.', { type: 'price_changed', ...{ price } });
  expect(problemText(locale).describeError(error)).toBe(text);
});

test.each<[string, unknown, string]>([
  [
    'no answer',
    new ApiError(0, 'x'),
    'No hemos podido conectar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
  ],
  ['an answer of a proxy', new ApiError(502, 'Bad Gateway'), 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.'],
  ['an error of the page', new TypeError('x'), 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.'],
  ['a problem of a newer server', failure(409, 'No more cars', { type: 'sold_out' }), 'No more cars'],
])('in Spanish %s is described', (_name, error, text) => {
  expect(problemText('es').describeError(error)).toBe(text);
});

test('the problems of fields are described by type, those of a newer server in English', () => {
  const meta = {
    type: 'validation_failed',
    fields: { customerPhone: 'english', note: 'is rude', pickupDate: 'english' },
    problems: {
      customerPhone: { type: 'required' },
      note: { type: 'rude' },
      pickupDate: { type: 'same_day_closed', cutOff: '08:00' },
    },
  };
  expect(problemText('fr').describeFields(failure(400, 'x', meta))).toEqual({
    customerPhone: 'Veuillez indiquer votre numéro de téléphone.',
    note: 'is rude',
    pickupDate: expect.stringContaining('ferment à 8:00, heure de Marrakech'),
  });
});
