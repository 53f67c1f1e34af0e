import { type DateRange, parseDateRange } from 'shared-kit/domain';

/** Part of a page's state that is kept in the address, in one query parameter or several. */
export interface AddressPart<Value> {
  readonly parse: (parameters: URLSearchParams) => Value;
  /** Returns all parameters of the part; an empty text is left out, and stands for the default. */
  readonly write: (value: Value) => readonly (readonly [name: string, text: string])[];
}

/** Returns the part that is kept in one parameter. `parse` gets '' without the parameter. */
export function parameter<Value>(
  name: string,
  parse: (text: string) => Value,
  write: (value: Value) => string | undefined,
): AddressPart<Value> {
  return {
    parse: (parameters) => parse(parameters.get(name) ?? ''),
    write: (value) => [[name, write(value) ?? '']],
  };
}

/** Returns the part that consists of these, in their order. */
export function addressState<State extends object>(
  parts: {
    readonly [Key in keyof State]-?: AddressPart<State[Key]>;
  },
): AddressPart<State> {
  const entries = Object.entries(parts) as [string, AddressPart<State[keyof State]>][];
  return {
    parse: (parameters) => Object.fromEntries(entries.map(([key, part]) => [key, part.parse(parameters)])) as State,
    write: (state) => entries.flatMap(([key, part]) => part.write(state[key as keyof State])),
  };
}

export function toSearchParams<State>(part: AddressPart<State>, state: State): URLSearchParams {
  return new URLSearchParams(part.write(state).filter(([, text]) => text !== '') as [string, string][]);
}

/** One of these values; undefined for anything else. */
export function choiceParameter<Value extends string | number>(name: string, choices: readonly Value[]) {
  return parameter<Value | undefined>(
    name,
    (text) => choices.find((choice) => String(choice) === text),
    (choice) => choice && String(choice),
  );
}

/** The limit of the server. */
export const MAX_TEXT_LENGTH = 200;

/** A search text without spaces around it; empty without one. */
export function textParameter(name: string) {
  return parameter(
    name,
    (text) => text.trim().slice(0, MAX_TEXT_LENGTH),
    (text) => text,
  );
}

/** The number of a page, from 1. */
export function pageParameter(name: string) {
  return parameter(
    name,
    (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1),
    (page) => (page > 1 ? String(page) : ''),
  );
}

/** First and last day, in two parameters. */
export function rangeParameters(from: string, to: string): AddressPart<DateRange | undefined> {
  return {
    parse: (parameters) => parseDateRange(parameters.get(from), parameters.get(to)),
    write: (range) => [
      [from, range?.from ?? ''],
      [to, range?.to ?? ''],
    ],
  };
}
