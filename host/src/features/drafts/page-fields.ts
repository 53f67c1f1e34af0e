import { ownerOfPath } from 'shared-kit/contract';

/** What stands in the forms of a public page, which can be filled in before it is hydrated. */
interface PageFields {
  readonly path: string;
  readonly forms: readonly (readonly (readonly [name: string, value: string])[])[];
}

/** Reads the named fields of the page at hand; undefined when it has none. */
export function readPageFields(): PageFields | undefined {
  const { pathname } = location;
  const forms = findForms().map((form) => [...new FormData(form)].filter(isText));
  return ownerOfPath(pathname) === 'public' && forms.length > 0 ? { path: pathname, forms } : undefined;
}

/** Fills the forms of the same page again, before it is hydrated. Fields that are no longer there are left out. */
export function restorePageFields(kept: unknown): void {
  if (!isPageFields(kept) || kept.path !== location.pathname) return;
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
