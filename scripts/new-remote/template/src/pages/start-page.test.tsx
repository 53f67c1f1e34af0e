import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { HostProvider } from 'shared-kit/remote';
import { fakeHost } from 'shared-kit/testing/fake-host';
import { StartPage } from './start-page.tsx';

test('the page has its heading, and leads to the cars', () => {
  render(
    <MemoryRouter>
      <HostProvider host={fakeHost()}>
        <StartPage path="/guest" />
      </HostProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Guest');
  expect(screen.getByRole('link', { name: 'See the cars' })).toHaveAttribute('href', '/cars');
});
