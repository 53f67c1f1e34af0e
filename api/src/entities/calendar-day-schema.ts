import Type from 'typebox';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A calendar day, yyyy-MM-dd' });

/** Answered as `{ $date: "yyyy-MM-dd" }`; plain text is accepted too (design §3). */
export const CalendarDaySchema = Type.Union([Type.Object({ $date: Day }, { additionalProperties: false }), Day]);
