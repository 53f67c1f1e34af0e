import { IMPORTED_FINE_FIELDS, type ImportedFineField } from 'shared-kit/domain';
import { foldWord } from '../imports/import-words.ts';

/** What lists of fines and tolls call the fields, in the four languages. */
const HEADINGS: Readonly<Record<ImportedFineField, readonly string[]>> = {
  plate: [
    ...['Plate', 'License plate', 'Number plate', 'Registration', 'Vehicle', 'Car'],
    ...['Immatriculation', 'Matricule', 'Plaque', 'N° immatriculation', 'Véhicule', 'Voiture'],
    ...[
      'Matrícula',
      'Placa',
      'Vehículo',
      'Coche',
      'رقم اللوحة',
      'اللوحة',
      'الترقيم',
      'رقم التسجيل',
      'السيارة',
      'المركبة',
    ],
  ],
  occurredOn: [
    ...['Date', 'Day', 'Date and time', 'Date/time', 'Offence date', 'Offense date', 'Violation date', 'Passage date'],
    ...['Jour', 'Date et heure', 'Date infraction', "Date de l'infraction", 'Date de passage', 'Date du passage'],
    ...['Fecha', 'Día', 'Fecha y hora', 'Fecha de la infracción', 'Fecha de infracción', 'Fecha de paso'],
    ...['التاريخ', 'اليوم', 'تاريخ المخالفة', 'تاريخ المرور', 'التاريخ والوقت'],
  ],
  occurredTime: ['Time', 'Heure', "Heure de l'infraction", 'Hora', 'الوقت', 'الساعة', 'ساعة المخالفة'],
  authority: [
    ...['Authority', 'Issuer', 'Issued by', 'Operator', 'Autorité', 'Émetteur', 'Organisme', 'Exploitant', 'Société'],
    ...['Autoridad', 'Emisor', 'Organismo', 'الجهة', 'السلطة', 'الجهة المصدرة'],
  ],
  reference: [
    ...['Reference', 'Reference number', 'Ref', 'Notice number', 'Number', 'No', 'No.', 'N°', 'Ticket'],
    ...['Référence', 'Réf', 'Numéro', "N° d'avis", "Numéro d'avis", 'N° PV', 'Numéro de PV', 'PV', 'Avis'],
    ...[
      'Referencia',
      'Número',
      'Expediente',
      'N.º de expediente',
      'Boletín',
      'المرجع',
      'الرقم',
      'رقم المخالفة',
      'رقم المحضر',
    ],
  ],
  amount: [
    ...['Amount', 'Fine', 'Total', 'Price', 'Montant', 'Amende', 'Montant TTC', 'Péage'],
    ...['Importe', 'Multa', 'Cuantía', 'Monto', 'المبلغ', 'قيمة المخالفة', 'الغرامة'],
  ],
  deadline: [
    ...[
      'Deadline',
      'Due',
      'Due date',
      'Pay by',
      'Échéance',
      "Date d'échéance",
      'Date limite',
      'Délai',
      'À payer avant',
    ],
    ...['Vencimiento', 'Fecha límite', 'Plazo', 'الأجل', 'آخر أجل', 'تاريخ الاستحقاق'],
  ],
  note: [
    ...[
      'Note',
      'Notes',
      'Remark',
      'Comment',
      'Description',
      'Place',
      'Location',
      'Offence',
      'Remarque',
      'Observations',
      'Lieu',
    ],
    ...['Infraction', 'Nota', 'Observaciones', 'Lugar', 'Infracción', 'ملاحظة', 'ملاحظات', 'المكان', 'المخالفة'],
  ],
};

const FIELDS = new Map(
  IMPORTED_FINE_FIELDS.flatMap((field) => [field, ...HEADINGS[field]].map((word) => [foldWord(word), field] as const)),
);

/** Returns the heading of each field, as far as one is known by its name. */
export function guessFineColumns(headings: readonly string[]): Partial<Record<ImportedFineField, string>> {
  const known = headings.flatMap((heading) => {
    const field = FIELDS.get(foldWord(heading));
    return field ? [[field, heading] as const] : [];
  });
  // The first one counts.
  return Object.fromEntries(known.toReversed());
}
