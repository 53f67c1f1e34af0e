import { screen, within } from '@testing-library/react';
import type { ManagedReview, ManagedReviewsClient } from 'shared-kit/api-client';
import { BOOKING, fakeApi } from '../testing/examples.ts';
import { renderConsole } from '../testing/render-console.tsx';
import './booking-page.tsx';
import './reviews-page.tsx';

const REVIEW: ManagedReview = {
  ...{ bookingId: 7, confirmationCode: 'K7M-2QX', carName: 'Dacia Duster', customerName: 'Amélie Laurent' },
  ...{ stars: 4, text: 'Très bien', name: 'Amélie', locale: 'fr', createdAt: '2026-11-20T10:00:00Z', state: 'new' },
};

async function openPage(path = '/admin/reviews', data: readonly ManagedReview[] = [REVIEW]) {
  const total = data.length;
  const managedReviews = {
    list: jest.fn(async () => ({ data, pagination: { current: 1, total, pages: 1, first: 1, last: total } })),
    ofBooking: jest.fn(async () => REVIEW as ManagedReview | undefined),
    decide: jest.fn(async () => REVIEW),
  } satisfies ManagedReviewsClient;
  return { ...(await renderConsole(path, { ...fakeApi({}), managedReviews })), managedReviews };
}

test('an owner shows a review, hides it for a reason, and answers it', async () => {
  const { user, managedReviews, toasts } = await openPage();
  const review = within((await screen.findByText('Très bien')).closest('article') as HTMLElement);
  expect(review.getByText('4 stars out of 5')).toBeInTheDocument();
  expect(review.getByRole('link', { name: 'K7M-2QX' })).toBeInTheDocument();
  await user.click(review.getByRole('button', { name: 'Show: K7M-2QX' }));
  expect(managedReviews.decide).toHaveBeenLastCalledWith(7, { state: 'shown' });
  expect(toasts.success).toHaveBeenLastCalledWith('The review is shown');

  await user.click(review.getByRole('button', { name: 'Hide: K7M-2QX' }));
  const hide = within(await screen.findByRole('dialog', { name: 'Hide this review?' }));
  await user.click(hide.getByRole('button', { name: 'Hide' }));
  expect(hide.getByRole('alert')).toHaveTextContent('Please say why');
  await user.type(hide.getByLabelText('Reason'), 'Names a person');
  await user.click(hide.getByRole('button', { name: 'Hide' }));
  expect(managedReviews.decide).toHaveBeenLastCalledWith(7, { state: 'hidden', reason: 'Names a person' });

  await user.click(review.getByRole('button', { name: 'Answer: K7M-2QX' }));
  const answer = within(await screen.findByRole('dialog', { name: 'Answer this review' }));
  await user.type(answer.getByLabelText('Answer'), 'Merci !');
  await user.click(answer.getByRole('button', { name: 'Save the answer' }));
  expect(managedReviews.decide).toHaveBeenLastCalledWith(7, { answer: 'Merci !' });
});

test('reviews are listed by their state, which the address keeps', async () => {
  const { managedReviews } = await openPage('/admin/reviews?state=hidden', []);
  expect(await screen.findByText('None is in this state.')).toBeInTheDocument();
  expect(managedReviews.list).toHaveBeenCalledWith(1, 'hidden');
  expect(screen.getByLabelText('Reviews to list')).toBeInTheDocument();
});

test('while there is no review at all, there is nothing to filter', async () => {
  await openPage('/admin/reviews', []);
  expect(await screen.findByText(/^Customers write them/)).toBeInTheDocument();
  expect(screen.getByText(/^Is there no link/)).toHaveTextContent('Ask the person who runs your website');
  expect(screen.queryByLabelText('Reviews to list')).toBeNull();
});

test('staff read on the page of a returned booking what the customer wrote', async () => {
  const managedReviews = { ofBooking: jest.fn(async () => REVIEW) } as unknown as ManagedReviewsClient;
  const bookings = [{ ...BOOKING, id: 7, status: 'returned' as const }];
  await renderConsole('/admin/bookings/7', { ...fakeApi({ bookings }), managedReviews }, 'en', 'agent');
  const review = await screen.findByRole('region', { name: 'Review' });
  expect(review).toHaveTextContent('4 stars out of 5');
  expect(review).toHaveTextContent('Très bien');
  expect(managedReviews.ofBooking).toHaveBeenCalledWith(7);
});
