import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router';
import { Link, NavLink } from './link.tsx';

function Address() {
  const { pathname, search, state } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function open(link: React.ReactNode, at = '/here') {
  render(
    <MemoryRouter initialEntries={[at]} basename="/fr">
      <Routes>
        <Route path="*" element={link} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

test('a press opens the path without loading a document', async () => {
  const link = open(
    <Link to="/cars?page=2" state={{ from: 'home' }}>
      Cars
    </Link>,
    '/fr/here',
  );
  expect(link).toHaveAttribute('href', '/fr/cars?page=2');
  await userEvent.click(link);
  expect(screen.getByRole('status')).toHaveTextContent('PUSH /cars?page=2 {"from":"home"}');
});

test('it may replace the entry of the history', async () => {
  await userEvent.click(
    open(
      <Link to="/cars" replace>
        Cars
      </Link>,
      '/fr/here',
    ),
  );
  expect(screen.getByRole('status')).toHaveTextContent('REPLACE /cars null');
});

test.each<[string, MouseEventInit, Partial<React.ComponentProps<typeof Link>>]>([
  ['with a modifier key', { ctrlKey: true }, {}],
  ['with another button', { button: 1 }, {}],
  ['on a link to another window', {}, { target: '_blank' }],
])('a press %s is left to the browser', (_, press, props) => {
  const link = open(
    <Link to="/cars" {...props}>
      Cars
    </Link>,
    '/fr/here',
  );
  const handled = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', handled);
  fireEvent.click(link, press);
  document.removeEventListener('click', handled);
  expect(screen.getByRole('status')).toHaveTextContent('POP /here null');
});

test('a handler that prevents the default keeps the page', async () => {
  await userEvent.click(
    open(
      <Link to="/cars" onClick={(event) => event.preventDefault()}>
        Cars
      </Link>,
      '/fr/here',
    ),
  );
  expect(screen.getByRole('status')).toHaveTextContent('POP /here null');
});

test.each([
  ['/fr/cars', false, true],
  ['/fr/cars/7', false, true],
  ['/fr/cars/7', true, false],
  ['/fr/carsick', false, false],
])('at %s, a link of the navigation to /cars with end=%s says that it is current: %s', (at, end, isCurrent) => {
  const link = open(
    <NavLink to="/cars" end={end}>
      Cars
    </NavLink>,
    at,
  );
  if (isCurrent) expect(link).toHaveAttribute('aria-current', 'page');
  else expect(link).not.toHaveAttribute('aria-current');
});
