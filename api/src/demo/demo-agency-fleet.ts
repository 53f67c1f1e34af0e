import type { Car } from 'shared-kit/domain';
import { DEMO_FLEET } from './demo-fleet.ts';

/** Paints of the demo pictures (demo/paints.json) with the name of the colour. */
const COLOURS = {
  'glacier-white': 'White',
  'comet-grey': 'Grey',
  'arizona-orange': 'Orange',
  'iron-blue': 'Blue',
  'highland-green': 'Green',
  'tinto-red': 'Red',
  'pearl-black': 'Black',
  'urban-silver': 'Silver',
  'dune-beige': 'Beige',
} as const;
const PAINTS = Object.keys(COLOURS) as readonly (keyof typeof COLOURS)[];

/** Indexes in the demo fleet of the models that an agency has several of. */
const COMMON_MODELS = [6, 7, 3, 0, 4, 10, 9, 18, 19, 1, 6, 7, 5, 3, 12, 8, 0, 2, 13, 14];
const PLATE_LETTERS = 'ABDHW';
const FIRST_YEAR = 2019;
const KILOMETERS_A_YEAR = 21_000;

/** Returns a fleet as an agency has it: the demo fleet, then more cars of its common models. Every car has a plate. */
export function planAgencyFleet(size: number): Car[] {
  return Array.from({ length: size }, (_, index) => {
    const year = FIRST_YEAR + ((index * 5) % 7);
    const model = DEMO_FLEET[index] ?? pick(DEMO_FLEET, pick(COMMON_MODELS, index));
    const look = index < DEMO_FLEET.length ? {} : { CarId: nameCar(model, index), image: repaint(model, index) };
    const car = { ...model, ...look };
    return {
      ...car,
      plate: plateOf(index),
      colour: COLOURS[paintOf(car)],
      year,
      mileage: (FIRST_YEAR + 7 - year) * KILOMETERS_A_YEAR + ((index * 1_373) % 9_000),
      // Being prepared for sale.
      onSale: index % 29 !== 28,
      archived: false,
    };
  });
}

function nameCar({ CarId }: Car, index: number): string {
  return CarId.replace(/-[^-]+$/, `-d${String(index).padStart(3, '0')}`);
}

/** Returns the URL of the model's picture in another paint. */
function repaint(model: Car, index: number): string {
  return model.image.replace(`-${paintOf(model)}.svg`, `-${pick(PAINTS, index * 3)}.svg`);
}

function paintOf({ image }: Car): keyof typeof COLOURS {
  return PAINTS.find((paint) => image.endsWith(`-${paint}.svg`)) ?? 'glacier-white';
}

/** Returns a number plate of Marrakech (region 26), unique among 90,000. */
function plateOf(index: number): string {
  return `${10_000 + ((index * 7_919) % 90_000)}-${PLATE_LETTERS[index % PLATE_LETTERS.length]}-26`;
}

function pick<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length] as Item;
}
