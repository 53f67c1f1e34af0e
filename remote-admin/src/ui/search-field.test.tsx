import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './search-field.tsx';

test('a late search result does not overwrite the typed text; a search changed elsewhere does', () => {
  jest.useFakeTimers();
  const onSearch = jest.fn();
  const field = (value: string) => <SearchField value={value} onSearch={onSearch} />;
  const { rerender } = render(field(''));
  const input = screen.getByRole('searchbox');
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  type('c');
  type('cl');
  act(() => jest.runAllTimers());
  type('clio');
  rerender(field('cl'));
  expect(input).toHaveValue('clio');
  act(() => jest.runAllTimers());
  expect(onSearch.mock.calls).toEqual([['cl'], ['clio']]);
  rerender(field('clio'));
  rerender(field(''));
  expect(input).toHaveValue('');
});
