import { useHost } from 'shared-kit/remote';
import { STAFF_PROBLEM_TEXTS, useProblemText } from 'shared-kit/ui';

/** Returns functions that describe the errors of the API in the language of the console. */
export function useErrorText() {
  const { site } = useHost();
  return useProblemText({ currencySign: site.currencySigns.console, staff: STAFF_PROBLEM_TEXTS });
}
