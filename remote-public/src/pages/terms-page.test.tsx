import { act, screen, waitFor, within } from '@testing-library/react';
import { NO_CAR_RATES } from 'shared-kit/domain';
import { renderPage } from '../testing/render-page.tsx';
import { TermsPage } from './terms-page.tsx';

test('the terms that the owner has set for all cars are told', async () => {
  const getRates = jest.fn(async () => ({ ...NO_CAR_RATES, terms: { deposit: 500, minAge: 23 } }));
  renderPage(<TermsPage path="/terms" />, { path: '/terms', api: { getRates } });
  const facts = within(await screen.findByRole('region', { name: 'What you pay and sign' }));
  expect(facts.getByText('Deposit')).toBeInTheDocument();
  expect(facts.getByText('23 years')).toBeInTheDocument();
  expect(getRates).toHaveBeenCalledWith(undefined);
});

test('without any there is the text alone', async () => {
  const getRates = jest.fn(async () => NO_CAR_RATES);
  renderPage(<TermsPage path="/terms" />, { path: '/terms', api: { getRates } });
  await waitFor(() => expect(getRates).toHaveBeenCalled());
  await act(async () => void (await getRates.mock.results[0]?.value));
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText('What you pay and sign')).not.toBeInTheDocument();
});
