import type { Car } from 'shared-kit/domain';

type Paint =
  | 'glacier-white'
  | 'comet-grey'
  | 'arizona-orange'
  | 'iron-blue'
  | 'highland-green'
  | 'tinto-red'
  | 'pearl-black'
  | 'urban-silver'
  | 'dune-beige';

const BASICS = ['Air conditioning', 'Bluetooth', 'Unlimited mileage'];
const CITY = [...BASICS, 'Child-seat anchors', 'USB charging'];
const FAMILY = [...CITY, 'Apple CarPlay', 'Large boot'];
const MOUNTAIN = [...BASICS, '4x4', 'Hill descent control', 'Roof rails', 'Apple CarPlay'];
const OPEN = [...BASICS, 'Electric soft top', 'Apple CarPlay'];

function car(
  suffix: string,
  name: string,
  [body, paint]: [body: string, paint: Paint],
  [type, seats, fuel, transmission]: [Car['type'], Car['seats'], Car['fuel'], Car['transmission']],
  [price, rating]: [price: number, rating: number],
  features: readonly string[],
): Car {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const CarId = `${slug}-${suffix}`;
  const image = `/media/demo/${body}-${paint}.svg`;
  return { CarId, name, image, type, seats, fuel, transmission, price, rating, features, onSale: true };
}

/**
 * Prices are in euros per day. The home page shows the first six cars, which cover the usual range and are ordered by
 * price.
 */
export const DEMO_FLEET: readonly Car[] = [
  car('n4q7', 'Kia Picanto', ['picanto', 'glacier-white'], ['Hatchback', 4, 'Gasoline', 'Manual'], [22, 4.4], CITY),
  car(
    'x5p2',
    'Renault Clio E-Tech',
    ['clio', 'iron-blue'],
    ['Hatchback', 5, 'Hybrid', 'Automatic'],
    [34, 4.7],
    [...FAMILY, 'Rear camera'],
  ),
  car(
    'p3x9',
    'Fiat 500C',
    ['fiat-500c', 'iron-blue'],
    ['Convertible', 4, 'Gasoline', 'Semi-Automatic'],
    [38, 4.7],
    OPEN,
  ),
  car('k7m2', 'Dacia Duster', ['duster', 'arizona-orange'], ['SUV', 5, 'Diesel', 'Manual'], [42, 4.8], MOUNTAIN),
  car(
    'r7k4',
    'Dacia Lodgy',
    ['lodgy', 'comet-grey'],
    ['SUV', 7, 'Diesel', 'Manual'],
    [48, 4.4],
    [...FAMILY, 'Seven seats'],
  ),
  car(
    's9f5',
    'VW Passat',
    ['passat', 'iron-blue'],
    ['Sedan', 5, 'Diesel', 'Automatic'],
    [58, 4.7],
    [...FAMILY, 'Cruise control'],
  ),
  car('c2r6', 'Renault Clio', ['clio', 'tinto-red'], ['Hatchback', 5, 'Gasoline', 'Manual'], [27, 4.6], CITY),
  car(
    'l5g9',
    'Dacia Logan',
    ['logan', 'urban-silver'],
    ['Sedan', 5, 'Gasoline', 'Manual'],
    [25, 4.3],
    [...CITY, 'Large boot'],
  ),
  car(
    'e8y2',
    'Renault Zoe',
    ['zoe', 'glacier-white'],
    ['Hatchback', 5, 'Electric', 'Automatic'],
    [36, 4.5],
    [...CITY, 'Type 2 charging cable', 'Apple CarPlay'],
  ),
  car(
    'h2t8',
    'Hyundai Tucson',
    ['tucson', 'comet-grey'],
    ['SUV', 5, 'Hybrid', 'Automatic'],
    [64, 4.7],
    [...FAMILY, 'Cruise control', 'Rear camera'],
  ),
  car(
    'd3v7',
    'Dacia Duster',
    ['duster', 'glacier-white'],
    ['SUV', 5, 'Gasoline', 'Manual'],
    [39, 4.6],
    [...FAMILY, 'Roof rails'],
  ),
  car(
    'm6c3',
    'Renault Mégane Coupé',
    ['megane-coupe', 'iron-blue'],
    ['Coupe', 4, 'Gasoline', 'Manual'],
    [46, 4.5],
    [...BASICS, 'Sport suspension', 'Apple CarPlay'],
  ),
  car(
    'w6b3',
    'Toyota Hilux',
    ['hilux', 'highland-green'],
    ['Truck', 5, 'Diesel', 'Manual'],
    [78, 4.6],
    [...MOUNTAIN, 'Tow bar'],
  ),
  car(
    'f4w8',
    'Ford Ranger',
    ['ranger', 'arizona-orange'],
    ['Truck', 5, 'Diesel', 'Automatic'],
    [85, 4.7],
    [...MOUNTAIN, 'Tow bar', 'Rear camera'],
  ),
  car(
    't5h8',
    'Toyota Land Cruiser Prado',
    ['land-cruiser', 'dune-beige'],
    ['SUV', 7, 'Diesel', 'Automatic'],
    [115, 4.9],
    [...MOUNTAIN, 'Seven seats', 'Cruise control'],
  ),
  car(
    'v8d4',
    'Ford Mustang',
    ['mustang', 'pearl-black'],
    ['Coupe', 4, 'Gasoline', 'Automatic'],
    [140, 4.9],
    [...BASICS, 'V8 engine', 'Heated seats', 'Apple CarPlay'],
  ),
  car(
    'z3j6',
    'BMW Z4',
    ['roadster', 'urban-silver'],
    ['Convertible', 2, 'Gasoline', 'Automatic'],
    [120, 4.8],
    [...OPEN, 'Heated seats'],
  ),
  car(
    'b9n5',
    'Toyota Land Cruiser',
    ['land-cruiser', 'pearl-black'],
    ['SUV', 8, 'Gasoline', 'Automatic'],
    [135, 4.8],
    [...MOUNTAIN, 'Eight seats', 'Leather seats'],
  ),
  car(
    'q8s6',
    'Dacia Logan',
    ['logan', 'dune-beige'],
    ['Sedan', 5, 'Diesel', 'Semi-Automatic'],
    [28, 4.4],
    [...CITY, 'Large boot'],
  ),
  car('j2h4', 'Kia Picanto', ['picanto', 'tinto-red'], ['Hatchback', 4, 'Gasoline', 'Automatic'], [25, 4.5], CITY),
];
