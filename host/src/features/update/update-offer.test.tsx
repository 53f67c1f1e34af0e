import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { render } from 'shared-kit/testing/render';
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

test('checks the revision on navigation, and offers a refresh when a newer version is active', async () => {
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
])('%s: no offer, and no immediate second request', async (_, answer) => {
  const user = show(answer);
  await user.click(screen.getByRole('link', { name: 'Cars' }));
  await user.click(screen.getByRole('link', { name: 'About' }));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/newer version/)).not.toBeInTheDocument();
});

test('with revision 0 (development) no request is sent', async () => {
  const user = show(active(9), 0);
  await user.click(screen.getByRole('link', { name: 'Cars' }));
  expect(asked).not.toHaveBeenCalled();
});
