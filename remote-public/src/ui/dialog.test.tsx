import { screen } from '@testing-library/react';
import { LIVE_REGION_ATTRIBUTE } from 'shared-kit/contract';
import { render } from 'shared-kit/testing/render';
import { Dialog } from './dialog.tsx';

test('everything behind a dialog except the notifications is inert until it closes', () => {
  const notifications = document.body.appendChild(document.createElement('section'));
  notifications.setAttribute(LIVE_REGION_ATTRIBUTE, '');
  const { rerender, container } = render(<p>The page</p>);
  rerender(
    <Dialog title="Complete Your Booking" onClose={jest.fn()}>
      The form
    </Dialog>,
  );
  expect(screen.getByRole('heading', { name: 'Complete Your Booking' })).toHaveFocus();
  // jsdom does not reflect the property.
  expect([container.inert, notifications.inert]).toEqual([true, undefined]);
  rerender(<p>The page</p>);
  expect(container.inert).toBe(false);
});
