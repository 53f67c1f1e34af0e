import { fireEvent, render, screen } from '@testing-library/react';
import { DayField } from './day-field.tsx';

test('a day counts when it is complete, and the focus stays in the field', () => {
  const onChange = jest.fn();
  const { rerender } = render(<DayField id="day" commitsOnBlur required value="2026-12-04" onChange={onChange} />);
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
