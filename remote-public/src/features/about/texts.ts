export const ABOUT_META = {
  title: 'About',
  description:
    'A car rental agency in Marrakech since 2014: the car you chose, at the price you saw, with someone who answers.',
} as const;

export const ABOUT_INTRO = {
  title: 'Redefining Car Rental',
  lead: 'A proud agency in the red city. You choose a car and your days; we keep it clean, checked and waiting for you.',
} as const;

export const ABOUT_FIGURES = {
  label: 'The agency in figures',
  figures: [
    { figure: '500+', label: 'Vehicles' },
    { figure: '50k+', label: 'Customers' },
    { figure: '25+', label: 'Cities' },
    { figure: '10+', label: 'Years' },
  ],
} as const;

export const MISSION = {
  title: 'Our mission',
  statement:
    'To put a car you can trust in your hands: the one you chose, at the price you saw, with someone who answers when you call.',
} as const;

export const VALUES = {
  title: 'What we hold to',
  values: [
    {
      name: 'Safety First',
      text: 'Every car is checked before it is handed over and fully insured while you drive it. One that is not right stays with us.',
    },
    {
      name: 'Customer Focused',
      text: 'The phone is answered day and night. And because plans change, cancelling is free up to 24 hours before pickup.',
    },
    {
      name: 'Innovation',
      text: 'You book in a minute with your contact details. No account, nothing to pay up front, nothing to print.',
    },
    {
      name: 'Excellence',
      text: 'A clean car, a clear answer, the exact price. We look after the small things so that you can look at the road.',
    },
  ],
} as const;

export const TIMELINE = {
  title: 'Ten years on the road',
  milestones: [
    { year: 2014, title: 'The first keys', text: 'We open in Marrakech with a few cars and one rule: no hidden fees.' },
    {
      year: 2016,
      title: 'Day and night',
      text: 'The phone is answered around the clock. Late flights are no worry.',
    },
    {
      year: 2018,
      title: 'A car for every road',
      text: 'Small ones for the city, open ones for the coast, high ones for the Atlas.',
    },
    { year: 2020, title: 'Room to change plans', text: 'Cancelling becomes free, up to 24 hours before pickup.' },
    {
      year: 2022,
      title: 'Closer than a call',
      text: 'WhatsApp joins the phone: write from the airport, the hotel or the road.',
    },
    {
      year: 2024,
      title: 'Booked in a minute',
      text: 'Booking moves online: choose your days, leave your contact details, done.',
    },
  ],
} as const;

export const CLOSING = {
  title: 'Ready when you are',
  text: 'Choose your days and see which cars are free. You pay when you bring the car back.',
  fleet: 'Browse Our Fleet',
  locations: 'Find Locations',
} as const;
