import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { UpdateOffer } from './update-offer.tsx';

let asked: jest.SpyInstance;
afterEach(() => asked.mockRestore());

function show(answer: () => Promise<Response>, revision = 3) {
  asked = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  render(
    <MemoryRouter>
      <UpdateOffer revision={revision} onRefresh={jest.fn()} />
      <Link to="/cars">Cars</Link>
      <Link to="/about">About</Link>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const active = (revision: number) => async () => new Response(JSON.stringify({ revision }));

test('asks on the way to another page, and offers to refresh when a newer version is active', async () => {
  const user = show(active(4));
  expect(asked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Cars' }));
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(/newer version/)).not.toBeInTheDocument();
});

test.each([
  ['the same version', active(3)],
  ['a question that gets no answer', () => Promise.reject(new Error('offline'))],
])('%s: nothing is offered, and nobody is asked again at once', async (_, answer) => {
  const user = show(answer);
  await user.click(screen.getByRole('link', { name: 'Cars' }));
  await user.click(screen.getByRole('link', { name: 'About' }));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/newer version/)).not.toBeInTheDocument();
});

test('while applications are developed nobody is asked', async () => {
  const user = show(active(9), 0);
  await user.click(screen.getByRole('link', { name: 'Cars' }));
  expect(asked).not.toHaveBeenCalled();
});
