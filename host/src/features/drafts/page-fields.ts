import { splitLocale } from 'shared-kit/domain';

/** Values of the forms of a public page, which can be filled in before it is hydrated. */
interface PageFields {
  /** Path without language prefix, so that the fields can be restored in another language. */
  readonly path: string;
  readonly forms: readonly (readonly (readonly [name: string, value: string])[])[];
}

/** Returns the named fields of the current page; undefined when it has no forms, or no language in its path. */
export function readPageFields(isLocalized: boolean): PageFields | undefined {
  const forms = findForms().map((form) => [...new FormData(form)].filter(isText));
  return isLocalized && forms.length > 0 ? { path: splitLocale(location.pathname).path, forms } : undefined;
}

/** Restores the fields of the same page before it is hydrated. Fields that no longer exist are skipped. */
export function restorePageFields(kept: unknown): void {
  if (!isPageFields(kept) || kept.path !== splitLocale(location.pathname).path) return;
  for (const [index, form] of findForms().entries()) {
    for (const [name, value] of kept.forms[index] ?? []) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }
}

function findForms(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('main form')];
}

function isText(field: readonly [string, unknown]): field is [string, string] {
  return typeof field[1] === 'string';
}

function isPageFields(kept: unknown): kept is PageFields {
  const { path, forms } = (kept ?? {}) as Partial<Record<keyof PageFields, unknown>>;
  const isField = (field: unknown) => Array.isArray(field) && field.every((part) => typeof part === 'string');
  return (
    typeof path === 'string' &&
    Array.isArray(forms) &&
    forms.every((form) => Array.isArray(form) && form.every(isField))
  );
}
