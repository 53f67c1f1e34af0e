import { act, fireEvent, screen } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { renderPage } from '../testing/render-page.tsx';
import { showFailedRead } from '../testing/show-failed-read.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { SlowNotice } from './slow-notice.tsx';

const unanswered = () => new ApiError(0, 'no answer');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (error: unknown) => showFailedRead(error, (failure) => <FailureNotice title="Failed" failure={failure} />);

test('a read without answer is repeated after growing pauses, without another announcement', () => {
  const first = unanswered();
  const { retry, update } = show(first);
  act(() => jest.advanceTimersByTime(4_000));
  expect(retry).toHaveBeenCalledTimes(1);
  update(first, true);
  expect(screen.getByRole('alert')).toHaveTextContent('no answer');
  update(unanswered(), false);
  act(() => jest.advanceTimersByTime(7_900));
  expect(retry).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(100));
  expect(retry).toHaveBeenCalledTimes(2);
});

test('it is repeated at once when the browser is online again', () => {
  const { retry } = show(unanswered());
  fireEvent.online(window);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a read that was asked for too often says so, and is not repeated by itself', () => {
  const message = 'Too many requests. Please wait a moment and try again.';
  const { retry } = show(new ApiError(429, message, { meta: { type: 'too_many_requests' } }));
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  act(() => jest.advanceTimersByTime(120_000));
  expect(retry).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an answered failure is repeated only by the button, and announced again', () => {
  const error = new ApiError(500, 'broken');
  const { retry, update } = show(error);
  act(() => jest.advanceTimersByTime(120_000));
  expect(retry).not.toHaveBeenCalled();
  const message = screen.getByText('broken');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  update(error, true);
  expect(message).toBeEmptyDOMElement();
  update(new ApiError(500, 'broken'), false);
  expect(message).not.toBeEmptyDOMElement();
});

test.each([
  [
    'a failure',
    <FailureNotice key="1" title="Failed" failure={{ error: unanswered(), retry: () => {}, isRetrying: false }} />,
    0,
  ],
  ['a slow answer', <SlowNotice key="2" />, 6_000],
])('%s names phone and WhatsApp', (_, element, delay) => {
  renderPage(element);
  if (delay > 0) act(() => jest.advanceTimersByTime(delay - 1));
  expect(screen.queryAllByRole('link')).toHaveLength(delay > 0 ? 0 : 2);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `tel:${DEFAULT_SITE_SETTINGS.phone.replaceAll(' ', '')}`,
    `https://wa.me/${DEFAULT_SITE_SETTINGS.whatsapp}`,
  ]);
});
