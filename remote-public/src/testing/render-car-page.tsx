import { Route, Routes } from 'react-router';
import type { ApiClient } from 'shared-kit/api-client';
import type { Alternatives, BookedPeriod, Car } from 'shared-kit/domain';
import { CarPage } from '../pages/car-page.tsx';
import { openWindow } from './open-window.ts';
import { renderPage } from './render-page.tsx';
import { sampleBooking } from './sample-booking.ts';
import { sampleCar } from './sample-car.ts';

interface RenderCarPageOptions {
  readonly car?: Partial<Car>;
  readonly booked?: readonly BookedPeriod[];
  /** Pick-up and drop-off date in the URL. */
  readonly dates?: readonly [string, string];
  /** Pick-up time in the URL. */
  readonly time?: string;
  readonly width?: number;
  readonly api?: Partial<ApiClient>;
}

export const PERIOD: BookedPeriod = { carId: 'duster-1', pickupDate: '2026-12-07', dropoffDate: '2026-12-11' };

export const ALTERNATIVES: Alternatives = {
  windows: [{ from: '2026-12-12', to: '2026-12-14' }],
  cars: [sampleCar({ CarId: 'clio-1', name: 'Renault Clio', price: 30 })],
};

/** Renders a car's page with a stubbed API. `server` has the received calls. */
export function renderCarPage({ car, booked = [PERIOD], dates, time, width = 1280, api }: RenderCarPageOptions = {}) {
  openWindow(width);
  const toasts = { success: jest.fn(), error: jest.fn() };
  const server = {
    getEntity: jest.fn(async () => sampleCar(car)),
    // Only the calendar requests the field `status`, not the check before a booking.
    searchEntities: jest.fn(async ({ fields }: { fields?: readonly string[] }) => ({
      data: fields?.includes('status') ? booked : [],
    })),
    findAlternatives: jest.fn(async () => ALTERNATIVES),
    createBooking: jest.fn(async (request: object) => sampleBooking(request)),
    ...api,
  };
  const asked = new URLSearchParams({
    ...(dates && { pickupDate: dates[0], dropoffDate: dates[1] }),
    ...(time && { pickupTime: time }),
  });
  const view = renderPage(
    <Routes>
      <Route path="/car/:carId" element={<CarPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { path: `/car/duster-1?${asked}`.replace(/\?$/, ''), api: server as Partial<ApiClient>, host: { toasts } },
  );
  return { ...view, server, toasts };
}
