import type { Locale } from 'antd/es/locale';
import type { LocaleCode } from 'shared-kit/domain';

// Imported into the chunk of the console's own texts, which the page loads anyway.
const LOADERS: Readonly<Record<LocaleCode, () => Promise<{ readonly default: Locale }>>> = {
  en: () => import(/* webpackChunkName: "texts/en-common-json" */ 'antd/es/locale/en_GB'),
  fr: () => import(/* webpackChunkName: "texts/fr-common-json" */ 'antd/es/locale/fr_FR'),
  es: () => import(/* webpackChunkName: "texts/es-common-json" */ 'antd/es/locale/es_ES'),
  ar: () => import(/* webpackChunkName: "texts/ar-common-json" */ 'antd/es/locale/ar_EG'),
};

/** Loads Ant Design's own texts, such as those of its dialogs' buttons. */
export async function loadAntDesignLocale(locale: LocaleCode): Promise<Locale> {
  return (await LOADERS[locale]()).default;
}
