export const DIALOG_TEXT = { close: 'Close dialog' } as const;

export const FAILURE_TEXT = { unknown: 'Something went wrong on our side.' } as const;

export const PICKER_TEXT = {
  placeholder: 'Pick a date range',
  loading: 'Loading the calendar',
  started: (pickup: string) => `Pick-up ${pickup}. Now choose the drop-off day.`,
  states: {
    today: 'today',
    booked: 'booked',
    unavailable: 'not available',
    pickup: 'pick-up',
    dropoff: 'drop-off',
    between: 'in your range',
  },
} as const;
