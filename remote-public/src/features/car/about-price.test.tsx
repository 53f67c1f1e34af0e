import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.tsx';
import { AboutPrice } from './about-price.tsx';

const EXCHANGE = { day: '2026-11-20', rates: { EUR: 0.092, USD: 0.099 } } as const;

const about = async () => (await screen.findByText(/^about/)).closest('p');

test('an amount is told in the currency that the visitor chooses, which is remembered', async () => {
  const { unmount } = renderPage(<AboutPrice amount={1_250} exchange={EXCHANGE} />);
  expect(await about()).toHaveTextContent('about €115 at the rate of 20 Nov 2026');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Other currency' }), 'USD');
  expect(await about()).toHaveTextContent('about $123.75 at the rate of 20 Nov 2026');
  unmount();
  renderPage(<AboutPrice amount={10} exchange={EXCHANGE} />);
  expect(await about()).toHaveTextContent('about $0.99');
});
