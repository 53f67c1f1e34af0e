import {
  type EntityField,
  type EntityFields,
  IMPORT_FIELDS,
  IMPORTED_ENTITIES,
  type ImportKind,
  LOCALE_CODES,
} from 'shared-kit/domain';
import {
  CAR_FUEL_NAMES,
  CAR_TRANSMISSION_NAMES,
  CAR_TYPE_NAMES,
  labelOfField,
  type Message,
  STATUS_MESSAGES,
} from 'shared-kit/messages';
import { formatterOf } from '../platform/formatter-of.ts';

/** The same for customers and for those of bookings. */
const OF_A_PERSON: Readonly<Record<string, readonly string[]>> = {
  customerPhone: [
    'Phone',
    'Phone number',
    'Mobile',
    'Tel',
    'Tél',
    'Téléphone',
    'GSM',
    'Portable',
    'Teléfono',
    'Móvil',
    'الهاتف',
  ],
  customerEmail: ['Email', 'E-mail', 'Mail', 'Courriel', 'Correo', 'Correo electrónico', 'البريد الإلكتروني'],
  driverLicense: [
    'License',
    'Licence',
    'Driving licence',
    'Permis',
    'Permis de conduire',
    'N° permis',
    'Carné',
    'Permiso de conducir',
    'رخصة السياقة',
  ],
};

/** What files of other programs call the fields, besides their names and labels. */
const OTHER_HEADINGS: Readonly<Record<ImportKind, Readonly<Record<string, readonly string[]>>>> = {
  cars: {
    plate: [
      'Registration',
      'Plate',
      'License plate',
      'Immatriculation',
      'Matricule',
      'Plaque',
      'Matrícula',
      'رقم اللوحة',
      'الترقيم',
    ],
    name: [
      'Car',
      'Vehicle',
      'Model',
      'Voiture',
      'Véhicule',
      'Modèle',
      'Désignation',
      'Coche',
      'Vehículo',
      'Modelo',
      'السيارة',
      'الطراز',
    ],
    type: ['Class', 'Category', 'Catégorie', 'Classe', 'Categoría', 'Clase', 'الفئة'],
    seats: ['Places', 'Nombre de places', 'Plazas', 'عدد المقاعد'],
    fuel: ['Energy', 'Énergie', 'Carburant', 'Combustible', 'الوقود'],
    transmission: ['Gearbox', 'Boîte', 'Boîte de vitesses', 'Caja', 'Cambio', 'ناقل الحركة'],
    price: [
      'Price',
      'Daily rate',
      'Rate',
      'Prix',
      'Prix/jour',
      'Prix jour',
      'Tarif',
      'Tarif journalier',
      'Precio',
      'Precio/día',
      'Tarifa',
      'الثمن',
      'السعر',
    ],
    colour: ['Colour', 'Color', 'Couleur', 'اللون'],
    year: ['Model year', 'Année', 'Mise en circulation', 'Año', 'السنة'],
    mileage: [
      'Mileage',
      'Kilometers',
      'Kilometres',
      'Odometer',
      'Km',
      'Kilométrage',
      'Kilometraje',
      'Kilómetros',
      'المسافة',
    ],
    onSale: ['Online', 'En vente', 'En venta', 'A la venta', 'للبيع'],
    features: ['Equipment', 'Options', 'Équipements', 'Equipamiento', 'التجهيزات'],
  },
  customers: {
    customerName: [
      'Name',
      'Customer',
      'Client',
      'Customer name',
      'Nom',
      'Nom et prénom',
      'Nom du client',
      'Cliente',
      'Nombre',
      'الاسم',
      'الزبون',
      'العميل',
    ],
    ...OF_A_PERSON,
    billing: ['Company', 'Société', 'Raison sociale', 'Entreprise', 'Empresa', 'الشركة'],
    staffNote: [
      'Note',
      'Notes',
      'Remark',
      'Remarks',
      'Comment',
      'Remarque',
      'Remarques',
      'Observations',
      'Observaciones',
      'Nota',
      'ملاحظات',
    ],
  },
  bookings: {
    carId: [
      'Car',
      'Vehicle',
      'Plate',
      'Registration',
      'Voiture',
      'Véhicule',
      'Immatriculation',
      'Matricule',
      'Coche',
      'Vehículo',
      'Matrícula',
      'السيارة',
      'رقم اللوحة',
    ],
    customerName: [
      'Customer',
      'Client',
      'Name',
      'Customer name',
      'Driver',
      'Nom',
      'Nom du client',
      'Conducteur',
      'Cliente',
      'Nombre',
      'الزبون',
      'العميل',
      'الاسم',
    ],
    pickupDate: [
      'From',
      'Start',
      'Start date',
      'Pick-up date',
      'Pickup',
      'Pickup date',
      'Departure',
      'Du',
      'Début',
      'Date de début',
      'Date départ',
      'Date de départ',
      'Départ',
      'Desde',
      'Inicio',
      'Fecha de inicio',
      'Recogida',
      'Fecha de recogida',
      'من',
      'تاريخ البداية',
    ],
    dropoffDate: [
      'To',
      'Until',
      'End',
      'End date',
      'Drop-off',
      'Drop-off date',
      'Dropoff',
      'Return date',
      'Au',
      'Fin',
      'Date de fin',
      'Retour',
      'Date retour',
      'Date de retour',
      'Hasta',
      'Fecha de fin',
      'Devolución',
      'Fecha de devolución',
      'إلى',
      'تاريخ النهاية',
    ],
    totalPrice: [
      'Total',
      'Total price',
      'Amount',
      'Price',
      'Montant',
      'Montant total',
      'Prix',
      'Prix total',
      'Total TTC',
      'Importe',
      'Precio',
      'Precio total',
      'المبلغ',
      'المجموع',
    ],
    formerNumber: [
      'Old number',
      'Number',
      'No',
      'No.',
      'N°',
      'Nr',
      'Contract',
      'Contract number',
      'Booking number',
      'Reference',
      'Numéro',
      'Ancien numéro',
      'N° contrat',
      'Contrat',
      'Référence',
      'Número',
      'Contrato',
      'Referencia',
      'الرقم',
      'رقم العقد',
      'المرجع',
    ],
    confirmationCode: ['Code', 'Confirmation', 'Código'],
    status: ['State', 'Statut', 'État', 'Estado', 'الحالة'],
    ...OF_A_PERSON,
    pickupTime: ['Start time', 'Heure départ', 'Heure de départ', 'Hora de recogida'],
    dropoffTime: ['End time', 'Heure retour', 'Heure de retour', 'Hora de devolución'],
    flightNumber: ['Flight', 'Vol', 'Vuelo', 'الرحلة'],
    staffNote: ['Remark', 'Remarks', 'Comment', 'Remarque', 'Observations', 'Observaciones', 'ملاحظات'],
    createdAt: ['Created', 'Created at', 'Booked', 'Date de réservation', 'Fecha de reserva'],
  },
};

/** What files of other programs write for values, besides their names in the four languages. */
const OTHER_WORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  fuel: {
    Gasoline: ['Petrol', 'Gas', 'Essence', 'SP95', 'Super', 'Gasolina', 'بنزين'],
    Diesel: ['Gasoil', 'Gazole', 'Diésel', 'مازوط', 'ديزل'],
    Electric: ['Électrique', 'Eléctrico'],
    Hybrid: ['Hybride', 'Híbrido'],
  },
  transmission: { Automatic: ['Auto', 'BVA', 'Automatique'], Manual: ['Man', 'BVM', 'Manuelle', 'Manuel'] },
  type: {
    Hatchback: ['City car', 'Citadine', 'Compacte'],
    SUV: ['4x4', 'Crossover'],
    Sedan: ['Berline'],
    Truck: ['Pick-up', 'Pickup'],
  },
  status: {
    requested: ['Pending', 'En attente', 'Pendiente'],
    reserved: ['Confirmed', 'Booked', 'Confirmée', 'Confirmé', 'Réservé', 'Confirmada', 'مؤكد'],
    out: ['Ongoing', 'Running', 'En cours', 'En curso', 'جارية'],
    returned: [
      'Completed',
      'Closed',
      'Done',
      'Finished',
      'Terminée',
      'Terminé',
      'Clôturé',
      'Clôturée',
      'Rendu',
      'Finalizada',
      'Terminada',
      'منتهية',
    ],
    canceled: ['Cancelled', 'Annulé', 'Annulée', 'No show', 'Cancelada', 'Anulada', 'ملغاة'],
  },
  kind: {
    person: ['Private', 'Individual', 'Particulier', 'Personne', 'Persona', 'Particular', 'شخص', 'فرد'],
    company: ['Business', 'Société', 'Entreprise', 'Empresa', 'شركة'],
  },
};

const MESSAGES: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  type: CAR_TYPE_NAMES,
  fuel: CAR_FUEL_NAMES,
  transmission: CAR_TRANSMISSION_NAMES,
  status: STATUS_MESSAGES,
};

/** Words for yes and no in lists. */
const YES = ['yes', 'y', 'true', '1', 'x', 'oui', 'o', 'vrai', 'sí', 's', 'verdadero', 'نعم'];
const NO = ['no', 'n', 'false', '0', 'non', 'faux', 'falso', 'لا'];

/** Returns a text as headings and words are compared: without accents, case, spaces and signs. */
export function foldWord(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Returns the field of each heading, as far as it is known: by its name, its label in the four languages, or what others call it. */
export function guessFields(kind: ImportKind, headings: readonly string[]): readonly (string | undefined)[] {
  const names = headingsOf(kind);
  const used = new Set<string>();
  return headings.map((heading) => {
    const field = names.get(foldWord(heading));
    if (field === undefined || used.has(field)) return undefined;
    used.add(field);
    return field;
  });
}

const headingsOf = remember((kind: ImportKind) =>
  fieldsByHeading(IMPORTED_ENTITIES[kind], Object.keys(IMPORT_FIELDS[kind]), OTHER_HEADINGS[kind]),
);

/**
 * Returns the fields of an entity by the folded headings that name them: their names, their labels in the four languages, and others.
 * Of several fields with one heading the first counts.
 */
export function fieldsByHeading<Field extends string>(
  entity: string,
  fields: readonly Field[],
  others: Readonly<Partial<Record<Field, readonly string[]>>>,
): ReadonlyMap<string, Field> {
  const all = fields.flatMap((field) =>
    [field, ...inEveryLanguage(labelOfField(entity, field)), ...(others[field] ?? [])].map(
      (word) => [foldWord(word), field] as const,
    ),
  );
  return new Map(all.toReversed());
}

/** Returns the value that a word stands for in a field of choices, or in one of yes and no; undefined for an unknown word. */
export function valueOfWord(kind: ImportKind, name: string, word: string): string | boolean | undefined {
  return wordsOf(kind).get(name)?.get(foldWord(word));
}

const wordsOf = remember((kind: ImportKind) => {
  const fields: EntityFields = IMPORT_FIELDS[kind];
  return new Map(Object.entries(fields).map(([name, field]) => [name, new Map(wordsOfField(name, field))]));
});

function wordsOfField(name: string, field: EntityField): [string, string | boolean][] {
  if (field.type === 'boolean')
    return [
      ...YES.map((word): [string, boolean] => [foldWord(word), true]),
      ...NO.map((word): [string, boolean] => [foldWord(word), false]),
    ];
  if (field.type !== 'choice') return [];
  return field.values.flatMap((value) => {
    const names = name === 'locale' ? namesOfLanguage(value) : inEveryLanguage(MESSAGES[name]?.[value]);
    return [value, ...names, ...(OTHER_WORDS[name]?.[value] ?? [])].map((word): [string, string] => [
      foldWord(word),
      value,
    ]);
  });
}

function inEveryLanguage(message: Message | undefined): readonly string[] {
  return message ? LOCALE_CODES.map((locale) => String(formatterOf(locale)(message))) : [];
}

function namesOfLanguage(code: string): readonly string[] {
  return LOCALE_CODES.map((locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code);
}

function remember<Result>(make: (kind: ImportKind) => Result): (kind: ImportKind) => Result {
  const made = new Map<ImportKind, Result>();
  return (kind) => {
    const result = made.get(kind) ?? make(kind);
    made.set(kind, result);
    return result;
  };
}
