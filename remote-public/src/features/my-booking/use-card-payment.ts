import { useEffect, useState } from 'react';
import type { OnlinePayments, PaymentForm } from 'shared-kit/api-client';
import type { OnlineOffer } from 'shared-kit/domain';
import { toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';

/** How often the answer of the bank is asked for, and how long after the payment was started. */
const ASK_INTERVAL_MS = 3_000;
const ASK_PERIOD_MS = 15 * 60_000;
/** A page that has not opened by then will not. */
const OPENING_MS = 20_000;

type OpeningState = { readonly status: 'idle' | 'opening' } | { readonly status: 'failed'; readonly error: unknown };

/** Reads what can be paid by card and what was tried, as long as an answer is awaited again and again; and starts a payment. */
export function useCardPayment(confirmationCode: string) {
  const { api } = useHost();
  const response = useSWR(
    cacheKeys.onlinePayments(confirmationCode),
    () => api.myBookings.onlinePayments(confirmationCode),
    { revalidateOnMount: true, refreshInterval: (latest) => (isAwaited(latest) ? ASK_INTERVAL_MS : 0) },
  );
  const { mutate } = response;
  const [opening, setOpening] = useState<OpeningState>({ status: 'idle' });

  useEffect(() => {
    if (opening.status !== 'opening') return;
    const reset = () => setOpening({ status: 'idle' });
    const timer = setTimeout(reset, OPENING_MS);
    // The page as it was left, when the customer comes back from the bank.
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset();
      void mutate();
    };
    window.addEventListener('pageshow', show);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', show);
    };
  }, [opening.status, mutate]);

  const start = async (offer: OnlineOffer) => {
    if (opening.status === 'opening') return;
    setOpening({ status: 'opening' });
    try {
      sendForm(await api.myBookings.startPayment(confirmationCode, offer));
    } catch (error) {
      setOpening({ status: 'failed', error });
      await mutate();
    }
  };
  return { state: toQueryState(response), opening, start };
}

function isAwaited(latest: OnlinePayments | undefined): boolean {
  const [newest] = latest?.orders ?? [];
  return newest?.state === 'waiting' && Date.now() - Date.parse(newest.createdAt.$date) < ASK_PERIOD_MS;
}

/** Sends the browser to the page of the bank. */
function sendForm({ url, fields }: PaymentForm): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: url, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
