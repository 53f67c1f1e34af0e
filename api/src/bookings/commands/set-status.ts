import type { BookingCommand } from './booking-command.ts';
import { requireDaysFree } from './require-days-free.ts';

/** Sets a status: any may follow any other. A booking that was canceled takes its days again, if they are free. */
export const SET_STATUS: BookingCommand = {
  fields: ['status'],

  async plan(context, { status }) {
    if (context.before.status === 'canceled' && status !== 'canceled') await requireDaysFree(context);
    return { values: { status } };
  },
};
