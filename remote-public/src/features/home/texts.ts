export const HOME_TEXT = {
  title: 'Car rental in Marrakech',
  description:
    'Rent a car in Marrakech: choose your days, see which cars are free and book at once. Full insurance, 24/7 support, and a price per day with no hidden fees.',
  promise: 'Your car in Marrakech, at the price you see.',
  lead: 'Pick your days, see what is free, book at once.',
  trust: {
    heading: 'What comes with every car',
    facts: [
      { name: 'Fully Insured', detail: 'Full insurance is part of every rental.' },
      { name: '24/7 Support', detail: 'Call at any hour. Somebody answers.' },
      { name: 'Premium Fleet', detail: 'Cars chosen for comfort and reliability.' },
      { name: 'Transparent Pricing', detail: 'A price per day, and no hidden fees.' },
    ],
  },
  why: {
    heading: (agencyName: string) => `Why choose ${agencyName}`,
    reasons: [
      {
        name: 'Instant Booking',
        detail:
          'You see which cars are free on your days, and the whole price. A few details later you hold a confirmation code.',
      },
      {
        name: 'Premium Experience',
        detail:
          'Luxury, comfort and reliability, from the medina to the Atlas: a fully insured car, and people who answer day and night.',
      },
      {
        name: 'Global Network',
        detail: 'We are at home in Marrakech and part of a global network, wherever you travel from.',
      },
    ],
  },
};
