/**
 * Fetches what a page reads, until the page is given up. Asks once more when the connection broke before any answer,
 * as it does when the API starts anew: nothing that a page reads changes anything.
 */
export function createReadFetch(giveUp: AbortSignal | undefined): typeof fetch {
  return async (input, init) => {
    const signals = [giveUp, init?.signal].filter((signal) => signal instanceof AbortSignal);
    const signal = AbortSignal.any(signals);
    const ask = () => fetch(input, { ...init, signal });
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted) throw error;
      return ask();
    }
  };
}
