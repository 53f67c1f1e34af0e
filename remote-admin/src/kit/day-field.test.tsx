import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HostProvider } from 'shared-kit/remote';
import { fakeHost } from 'shared-kit/testing/fake-host';
import { DayField } from './day-field.tsx';

function Page({ children }: { readonly children?: ReactNode }) {
  return <HostProvider host={fakeHost()}>{children}</HostProvider>;
}

test('a day counts when it is complete, and the focus stays in the field', () => {
  const onChange = jest.fn();
  const { rerender } = render(<DayField id="day" commitsOnBlur required value="2026-12-04" onChange={onChange} />, {
    wrapper: Page,
  });
  const field = document.getElementById('day') as HTMLInputElement;
  field.focus();
  fireEvent.change(field, { target: { value: '0002-12-05' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.change(field, { target: { value: '2026-12-05' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange.mock.calls).toEqual([['2026-12-05']]);
  rerender(<DayField id="day" commitsOnBlur required value="2026-12-07" onChange={onChange} />);
  expect(field).toHaveFocus();
  expect(screen.getByDisplayValue('2026-12-07')).toBe(field);

  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(field).toHaveValue('2026-12-07');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('the day is shown as days are written, and without one what is meant', () => {
  const { rerender } = render(<DayField aria-label="Day" value="2026-12-04" />, { wrapper: Page });
  expect(screen.getByText('4 Dec 2026')).toBeInTheDocument();
  rerender(<DayField aria-label="Day" value="" placeholder="Any day" />);
  expect(screen.getByText('Any day')).toBeInTheDocument();
  expect(screen.getByLabelText('Day')).toHaveValue('');
});
