import { render } from '@testing-library/react';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { HostProvider } from 'shared-kit/remote';
import { fakeHost } from 'shared-kit/testing/fake-host';
import { CurrencyNote } from './currency-note.tsx';

const note = (currencySigns = DEFAULT_SITE_SETTINGS.currencySigns) =>
  render(
    <HostProvider host={fakeHost({ site: { ...DEFAULT_SITE_SETTINGS, currencySigns } })}>
      <CurrencyNote />
    </HostProvider>,
  ).container;

test('different currency signs are named with the setting that makes them one', () => {
  expect(note()).toHaveTextContent(
    'Prices have different signs: € on the site, € in messages, $ in bookings, $ here. The setting CURRENCY sets one for all.',
  );
});

test('one currency sign needs no note', () => {
  expect(note({ storefront: 'MAD', message: 'MAD', booking: 'MAD', console: 'MAD' })).toBeEmptyDOMElement();
});
