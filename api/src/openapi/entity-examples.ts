export interface EntityExamples {
  readonly created: readonly [object, object];
  readonly changes: readonly [object, object];
  readonly query: readonly object[];
}

const DUSTER = {
  name: 'Dacia Duster',
  image: '/media/demo/duster-arizona-orange.svg',
  type: 'SUV',
  seats: 5,
  fuel: 'Diesel',
  transmission: 'Manual',
  price: 42.5,
  rating: 4.8,
  features: ['Air conditioning', '4x4'],
};

const REQUEST = {
  carId: 'dacia-duster-k7m2',
  confirmationCode: 'K7M-2QX',
  customerName: 'Amélie Laurent',
  customerEmail: 'amelie@example.com',
  customerPhone: '+33 1 99 00 10 21',
  driverLicense: 'X-1234',
  pickupDate: { $date: '2026-12-01' },
  dropoffDate: { $date: '2026-12-03' },
  days: 3,
  unitPrice: 42.5,
  totalPrice: 127.5,
};

const EXAMPLES: Readonly<Record<string, EntityExamples>> = {
  Cars: {
    created: [DUSTER, { ...DUSTER, name: 'Renault Clio', type: 'Hatchback', price: 30 }],
    changes: [
      { CarId: 'dacia-duster-k7m2', price: 45 },
      { CarId: 'renault-clio-p3x8', price: 32, features: [] },
    ],
    query: [
      { field: 'type', operator: 'EQ', value: 'SUV' },
      {
        operator: 'OR',
        query: [
          { field: 'price', operator: 'lte', value: 45 },
          { field: 'CarId', operator: 'in', value: ['dacia-duster-k7m2'] },
        ],
      },
    ],
  },
  CarsBooking: {
    created: [
      REQUEST,
      {
        ...REQUEST,
        confirmationCode: 'P3X-8WD',
        pickupDate: { $date: '2026-12-10' },
        dropoffDate: { $date: '2026-12-12' },
      },
    ],
    changes: [
      { id: 7, status: 'reserved', basedOnStatus: 'requested' },
      { id: 8, dropoffDate: { $date: '2026-12-13' } },
    ],
    query: [
      { field: 'status', operator: 'in', value: ['returned', 'canceled'] },
      { field: 'dropoffDate', operator: 'lt', value: { $date: '2026-12-31' }, type: 'date' },
    ],
  },
};

/** What the document shows of an entity's calls. @throws Error for an entity that has none */
export function entityExamples(entity: string): EntityExamples {
  const examples = EXAMPLES[entity];
  if (!examples) throw new Error(`The entity ${entity} has no examples`);
  return examples;
}
