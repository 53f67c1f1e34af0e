import pg from 'pg';

const { builtins } = pg.types;

const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  // A calendar day stays text: a Date would be an instant in the server's time zone.
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, (text) => (pg.types.getTypeParser(builtins.TIMESTAMPTZ)(text) as Date).toISOString()],
]);

/** Column parsers of both databases: numbers as numbers, days as `yyyy-MM-dd`, instants as ISO text. */
export const columnParser: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format ?? 'text'),
};
