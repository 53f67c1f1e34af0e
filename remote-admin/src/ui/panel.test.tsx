import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchingMedia } from '../testing/antd-in-jsdom.ts';
import { FoldedOnPhone, Panel } from './panel.tsx';

const PHONE = '(width < 44rem)';

const folded = (key = 0) => (
  <FoldedOnPhone value>
    <Panel title="Payment" key="panel" isBusy={key > 0}>
      <input aria-label="Label" />
    </Panel>
  </FoldedOnPhone>
);

test('what is being written in a folded panel outlives the turning of a phone', async () => {
  matchingMedia.add(PHONE);
  const { rerender } = render(folded());
  const field = screen.getByLabelText('Label');
  expect(field).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { name: 'Payment' }));
  await userEvent.type(field, 'Cleaning');
  matchingMedia.delete(PHONE);
  rerender(folded(1));
  expect(screen.getByRole('heading', { name: 'Payment' }).closest('summary')).toBeNull();
  expect(screen.getByLabelText('Label')).toBe(field);
  expect(field).toBeVisible();
  matchingMedia.add(PHONE);
  rerender(folded());
  expect(screen.getByLabelText('Label')).toBe(field);
  expect(field).toBeVisible();
});
