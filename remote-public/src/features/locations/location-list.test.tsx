import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { LocationList } from './location-list.tsx';

describe('LocationList', () => {
  it('shows five placeholders and aria-busy while it loads', () => {
    renderPage(<LocationList state={{ status: 'loading' }} />);
    const list = screen.getByRole('list', { name: 'Loading locations' });
    expect(list).toHaveAttribute('aria-busy', 'true');
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  });

  it('shows the given locations', () => {
    const fez = { id: 'fez', name: 'Fez', hours: '9-5', phone: '+1', address: 'Bab', description: 'The other one.' };
    renderPage(<LocationList state={{ status: 'ready', locations: [fez] }} />);
    expect(screen.getByRole('article', { name: 'Fez' })).toHaveTextContent('The other one.');
    expect(screen.getByRole('list')).not.toHaveAttribute('aria-busy');
  });
});
