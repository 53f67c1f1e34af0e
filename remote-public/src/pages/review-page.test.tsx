import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type OpenedReview, type ReviewsClient } from 'shared-kit/api-client';
import { renderPage } from '../testing/render-page.tsx';
import { ReviewPage } from './review-page.tsx';

const TOKEN = `7-${'a'.repeat(22)}`;
const OPENED: OpenedReview = { carName: 'Dacia Duster', firstName: 'Amélie' };

function openPage(calls: Partial<ReviewsClient>, hash = `#${TOKEN}`) {
  const reviews = { open: jest.fn(async () => OPENED), ...calls } as ReviewsClient;
  renderPage(<ReviewPage path="/review" />, { path: `/review${hash}`, api: { reviews } });
  return { user: userEvent.setup(), reviews };
}
const problem = (status: number, type: string) => new ApiError(status, type, { meta: { type } } as never);

test('stars are asked for, words and a name may be added, and the review is sent in the language of the page', async () => {
  const write = jest.fn(async () => ({ ...OPENED, review: { stars: 4, text: 'Très bien', name: 'Amélie' } }));
  const { user } = openPage({ write });
  const send = await screen.findByRole('button', { name: 'Send the review' });
  expect(screen.getByRole('heading', { name: 'Your rental of the Dacia Duster' })).toBeInTheDocument();
  expect(screen.getByLabelText(/First name/)).toHaveValue('Amélie');
  await user.click(send);
  expect(screen.getByText('Please choose 1 to 5 stars.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await user.type(screen.getByLabelText(/Your words/), 'Très bien');
  await user.click(send);
  expect(write).toHaveBeenCalledWith(TOKEN, { stars: 4, text: 'Très bien', name: 'Amélie' }, 'en');
  expect(await screen.findByRole('heading', { name: 'Thank you: your review is with us' })).toHaveFocus();
  expect(screen.getByText('Très bien')).toBeInTheDocument();
});

test('without a network what was typed stays, and is sent again', async () => {
  const write = jest
    .fn<Promise<OpenedReview>, []>()
    .mockRejectedValueOnce(new ApiError(0, 'We could not reach the server.', undefined))
    .mockResolvedValueOnce({ ...OPENED, review: { stars: 5 } });
  const { user } = openPage({ write });
  await user.click(await screen.findByRole('radio', { name: '5 stars' }));
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not reach the server');
  expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeInTheDocument();
});

test('a review that was sent before is shown, and stays', async () => {
  const open = jest
    .fn<Promise<OpenedReview>, []>()
    .mockResolvedValueOnce(OPENED)
    .mockResolvedValue({ ...OPENED, review: { stars: 2, text: 'Earlier' } });
  const { user } = openPage({ open, write: () => Promise.reject(problem(410, 'link_used')) });
  await user.click(await screen.findByRole('radio', { name: '5 stars' }));
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  expect(await screen.findByText(/was sent before/)).toBeInTheDocument();
  expect(screen.getByText('Earlier')).toBeInTheDocument();
});

test.each([
  ['link_unknown', 404, 'This link does not lead to a rental'],
  ['link_expired', 410, 'This link has expired'],
])('%s is told', async (type, status, title) => {
  openPage({ open: () => Promise.reject(problem(status, type)) });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('without a link the page says from where it opens', async () => {
  const { reviews } = openPage({}, '#7-aaa');
  expect(await screen.findByRole('heading', { name: 'This page opens from our email' })).toBeInTheDocument();
  expect(reviews.open).not.toHaveBeenCalled();
});
