export const CAR_LIST_TEXT = {
  preview: {
    heading: 'Our Fleet',
    lead: 'From a small car for the city to one that takes the whole family over the Atlas.',
    viewAll: 'View All Cars',
  },
  page: {
    title: 'Cars to rent',
    description:
      'Choose your pick-up and drop-off dates and see which cars you can rent in Marrakech, with the price per day and the total for your dates.',
    heading: 'Choose your car',
    lead: 'Tell us your days: you see the cars that are free on all of them.',
    pickupAt: (time: string) => `pick-up ${time}`,
  },
  dates: {
    heading: 'Select Rental Dates',
    label: 'Pickup & Drop-off Dates',
    placeholder: 'Pick a date range',
    incomplete: 'We show today and tomorrow: please choose both dates.',
    unusable: 'The dates in the address cannot be used. We show today and tomorrow.',
  },
  card: {
    perDay: 'per day',
    viewDetails: 'View Details',
    of: (carName: string) => ` of ${carName}`,
    seats: (count: number) => `${count} seats`,
    rating: (rating: string) => `Rated ${rating} out of 5`,
    days: (count: number) => (count === 1 ? 'for 1 day' : `for ${count} days`),
  },
  empty: { heading: 'No cars found', advice: 'Try adjusting your filters to see more results.' },
  failure: 'We could not load the cars',
  loading: 'Looking for free cars …',
  count: (cars: number, days: number) => `${howMany(cars)} free on ${everyDay(days)}`,
};

function everyDay(days: number): string {
  if (days === 1) return 'this day';
  return days === 2 ? 'both days' : `all ${days} days`;
}

function howMany(cars: number): string {
  if (cars === 0) return 'No car is';
  return cars === 1 ? '1 car is' : `${cars} cars are`;
}
