import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { defineMessages, type LoadMessages, TextsProvider, useIntl } from 'shared-kit/intl';
import { LoadTextsContext, useLazy } from './use-lazy.tsx';

const TEXT = defineMessages({
  ofPage: { id: 'car.TEXT.ofPage', defaultMessage: 'All cars' },
  ofPart: { id: 'booking.TEXT.ofPart', defaultMessage: 'Confirm Booking' },
});
const OF_PAGE = { 'car.TEXT.ofPage': 'Toutes les voitures' };
const OF_PART = { 'booking.TEXT.ofPart': 'Confirmer' };

function Loaded() {
  const { formatMessage } = useIntl();
  return `${formatMessage(TEXT.ofPage)}, ${formatMessage(TEXT.ofPart)}`;
}

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  const [Lazy, preload] = useLazy(async () => Loaded, 'booking');
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} onFocus={() => preload()}>
        Open
      </button>
      <Suspense>{isOpen && <Lazy />}</Suspense>
    </>
  );
}

const load = jest.fn<ReturnType<LoadMessages>, Parameters<LoadMessages>>();

function renderOpener() {
  render(
    <TextsProvider locale="fr" messages={OF_PAGE}>
      <LoadTextsContext value={load}>
        <Opener />
      </LoadTextsContext>
    </TextsProvider>,
  );
  return screen.getByRole('button', { name: 'Open' });
}

test('a component is loaded with its part of the texts and has those of the page, too', async () => {
  load.mockResolvedValue(OF_PART);
  const button = renderOpener();
  expect(load).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(button));
  expect(screen.getByText('Toutes les voitures, Confirmer')).toBeVisible();
  expect(load).toHaveBeenCalledWith('fr', 'booking');
});

test('texts that could not be preloaded are loaded with the component', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(OF_PART);
  const button = renderOpener();
  await act(async () => fireEvent.focus(button));
  await act(async () => fireEvent.click(button));
  expect(screen.getByText('Toutes les voitures, Confirmer')).toBeVisible();
});
