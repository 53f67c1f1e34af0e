import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, MemoryRouter } from 'react-router';
import { LIVE_REGION_ATTRIBUTE } from 'shared-kit/contract';
import { render } from 'shared-kit/testing/render';
import { Toaster } from './toaster.tsx';
import { toasts } from './toasts.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MemoryRouter>
      <form>
        <input aria-label="Name" aria-invalid="true" />
        <input aria-label="Note" />
        <Terms />
      </form>
      <Link to="/cars">Cars</Link>
      <Link to="/?sort=price">Cheapest first</Link>
      <Link to="/login">Sign in</Link>
      <Toaster />
    </MemoryRouter>,
  );
});
afterEach(() => {
  document.documentElement.dir = '';
  act(() => toast.remove());
  jest.useRealTimers();
});

function Terms() {
  const [isAgreed, setIsAgreed] = useState(false);
  const toggle = () => setIsAgreed(!isAgreed);
  return <input type="checkbox" aria-label="Terms" aria-invalid={!isAgreed} checked={isAgreed} onChange={toggle} />;
}

test('shows title and description, an error as an alert', () => {
  act(() => toasts.error('Terms Required', 'Please agree to the terms and conditions'));
  expect(screen.getByRole('alert')).toHaveTextContent('Terms RequiredPlease agree to the terms and conditions');
});

test('a new toast replaces the last', () => {
  act(() => toasts.success('Car added successfully'));
  act(() => toasts.success('Car deleted successfully'));
  expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['Car deleted successfully']);
});

test('is dismissed after five seconds', () => {
  act(() => toasts.success('Email Sent'));
  act(() => jest.advanceTimersByTime(4900));
  expect(screen.getByRole('status')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('is dismissed by its button', () => {
  act(() => toasts.success('Email Sent'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  ['an invalid field is changed', false, () => fireEvent.input(screen.getByLabelText('Name'))],
  ['an invalid box is ticked', false, () => fireEvent.click(screen.getByLabelText('Terms'))],
  ['an invalid field is only clicked', true, () => fireEvent.click(screen.getByLabelText('Name'))],
  ['another field is changed', true, () => fireEvent.input(screen.getByLabelText('Note'))],
  ['a form is sent again', false, () => fireEvent.submit(screen.getByLabelText('Name'))],
  ['the page is left', false, () => fireEvent.click(screen.getByText('Cars'))],
  ['the page changes its address', true, () => fireEvent.click(screen.getByText('Cheapest first'))],
  ['the sign-in page opens', true, () => fireEvent.click(screen.getByText('Sign in'))],
])('when %s, an error is still there: %p; a success is', (_, isThere, cause) => {
  act(() => toasts.error('Booking Failed'));
  cause();
  expect(screen.queryByRole('alert') !== null).toBe(isThere);
  act(() => toasts.success('Email Sent'));
  cause();
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test.each([
  ['ltr', 49, true],
  ['ltr', 50, false],
  ['ltr', -80, true],
  ['rtl', -49, true],
  ['rtl', -50, false],
  ['rtl', 80, true],
])('in %s text swiped %i px to the right, it is still there: %p', (direction, distance, isThere) => {
  document.documentElement.dir = direction;
  act(() => toasts.success('Email Sent'));
  const card = screen.getByRole('status');
  card.setPointerCapture = () => undefined;
  const drag = (type: string, clientX: number) => fireEvent(card, new MouseEvent(type, { clientX, bubbles: true }));
  drag('pointerdown', 100);
  drag('pointermove', 100 + distance);
  drag('pointerup', 100 + distance);
  expect(screen.queryByRole('status') !== null).toBe(isThere);
});

test('its region has the attribute that keeps it interactive behind dialogs', () => {
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveAttribute(LIVE_REGION_ATTRIBUTE);
});

describe('a change that can be undone', () => {
  const card = () => screen.queryByRole('status');
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('is undone by a button, which gives the focus back', () => {
    const undo = jest.fn();
    const field = screen.getByLabelText('Name');
    field.focus();
    act(() => toasts.success('Status Updated', 'AB1-2CD\nNow out', undo));
    expect([...(card()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'AB1-2CD',
      'Now out',
    ]);
    fireEvent.keyDown(document.body, { key: 'F8' });
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(card()).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  test('stays for ten seconds', () => {
    act(() => toasts.success('Status Updated', undefined, () => undefined));
    wait(9_900);
    expect(card()).toBeInTheDocument();
    wait(200);
    expect(card()).not.toBeInTheDocument();
  });

  test('keeps its time while it has the focus, and while a dialog has it', () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    const inside = dialog.appendChild(document.createElement('input'));
    document.body.append(dialog);
    act(() => toasts.success('Status Updated', undefined, () => undefined));
    wait(5_000);
    act(() => inside.focus());
    wait(60_000);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    wait(60_000);
    expect(card()).toBeInTheDocument();
    act(() => screen.getByLabelText('Name').focus());
    wait(4_900);
    expect(card()).toBeInTheDocument();
    wait(200);
    expect(card()).not.toBeInTheDocument();
    dialog.remove();
  });

  test('takes the focus out of a dialog that keeps it', () => {
    const seen = jest.fn();
    window.addEventListener('focusin', seen);
    act(() => toasts.success('Status Updated', undefined, () => undefined));
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    expect(seen).not.toHaveBeenCalled();
    window.removeEventListener('focusin', seen);
  });
});

test('F8 moves the focus to the notifications', () => {
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
});
