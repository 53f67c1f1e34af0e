import type { LocaleCode } from '../locale.ts';

interface DayNames {
  /** January to December. */
  readonly months: Readonly<Record<'long' | 'short', readonly string[]>>;
  /** Sunday to Saturday. */
  readonly weekdays: Readonly<Record<'long' | 'short', readonly string[]>>;
}

/**
 * Names of months and days. Not from `Intl`, whose names differ between versions: server and browser must render the same
 * text. Arabic has the month names of Morocco and abbreviates nothing.
 */
export const DAY_NAMES: Readonly<Record<LocaleCode, DayNames>> = {
  en: {
    months: {
      long: words('January February March April May June July August September October November December'),
      short: words('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
    },
    weekdays: {
      long: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
      short: words('Sun Mon Tue Wed Thu Fri Sat'),
    },
  },
  fr: {
    months: {
      long: words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
      short: words('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    },
    weekdays: {
      long: words('dimanche lundi mardi mercredi jeudi vendredi samedi'),
      short: words('dim. lun. mar. mer. jeu. ven. sam.'),
    },
  },
  es: {
    months: {
      long: words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
      short: words('ene feb mar abr may jun jul ago sept oct nov dic'),
    },
    weekdays: {
      long: words('domingo lunes martes miércoles jueves viernes sábado'),
      short: words('dom lun mar mié jue vie sáb'),
    },
  },
  ar: {
    months: {
      long: words('يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر'),
      short: words('يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر'),
    },
    weekdays: {
      long: words('الأحد الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت'),
      short: words('الأحد الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت'),
    },
  },
};

function words(list: string): readonly string[] {
  return list.split(' ');
}
