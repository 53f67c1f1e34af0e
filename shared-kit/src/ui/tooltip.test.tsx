import { act, fireEvent, screen } from '@testing-library/react';
import { render } from 'shared-kit/testing/render';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function show() {
  render(
    <>
      <Tooltip text="Copy the code">
        <button type="button">Copy</button>
      </Tooltip>
      <Tooltip text="Share the code">
        <button type="button">Share</button>
      </Tooltip>
    </>,
  );
  return { copy: screen.getByRole('button', { name: 'Copy' }), share: screen.getByRole('button', { name: 'Share' }) };
}

test('opens after 700 ms of hovering and describes its control', () => {
  const { copy } = show();
  fireEvent.pointerEnter(copy.parentElement as Element);
  wait(690);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  wait(20);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Copy the code');
  expect(copy).toHaveAccessibleDescription('Copy the code');
});

test('opens without delay within 300 ms after another one closed, with delay later', () => {
  const { copy, share } = show();
  fireEvent.focus(copy);
  wait(710);
  fireEvent.blur(copy);
  wait(200);
  fireEvent.focus(share);
  wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Share the code');

  fireEvent.blur(share);
  wait(400);
  fireEvent.focus(copy);
  wait(10);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('Escape closes it', () => {
  const { copy } = show();
  fireEvent.focus(copy);
  wait(710);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
