/** Frequent e-mail domains. */
const FREQUENT = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.fr',
  'hotmail.es',
  'hotmail.it',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.fr',
  'outlook.es',
  'yahoo.com',
  'yahoo.fr',
  'yahoo.es',
  'yahoo.it',
  'yahoo.co.uk',
  'icloud.com',
  'orange.fr',
  'wanadoo.fr',
  'laposte.net',
  'menara.ma',
  'protonmail.com',
  't-online.de',
];

/** Existing domains that differ by one character from a frequent one. */
const SIMILAR = ['mail.com', 'ymail.com', 'email.com', 'cloud.com'];

/** Corrections of domain endings that do not exist. */
const ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  coom: 'com',
  cpm: 'com',
  vom: 'com',
  xom: 'com',
  nte: 'net',
  ent: 'net',
  ner: 'net',
};

/** Returns the probably intended address for one that looks mistyped (`name@gmial.com`); undefined for others. */
export function suggestEmail(email: string): string | undefined {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+\.[^@\s.]+)$/.exec(email.trim()) ?? [];
  if (!name || !domain) return undefined;
  const typed = domain.toLowerCase();
  const [, host = '', ending = ''] = /^(.*)\.([^.]+)$/.exec(typed) ?? [];
  const mended = ENDINGS[ending] ? `${host}.${ENDINGS[ending]}` : typed;
  const meant = FREQUENT.includes(mended) || SIMILAR.includes(mended) ? mended : findNeighbour(mended);
  return meant === typed ? undefined : `${name}@${meant}`;
}

/** Returns the frequent domain that differs from this one by a single typing error, otherwise the domain itself. */
function findNeighbour(domain: string): string {
  // A country domain is corrected within the country only: yahoo.in is not yahoo.it. The domains of Colombia, Cameroon
  // and Oman are rather typing errors.
  const [country = ''] = /\.(?!co$|cm$|om$)[a-z]{2}$/.exec(domain) ?? [];
  return FREQUENT.find((frequent) => frequent.endsWith(country) && isOneSlipAway(domain, frequent)) ?? domain;
}

/** Returns whether two texts differ by one added, missing or replaced character, or by two swapped ones. */
function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = one.slice(start);
  const otherRest = other.slice(start);
  if (rest.length !== otherRest.length) return rest.slice(1) === otherRest || rest === otherRest.slice(1);
  const isSwap = rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return isSwap || rest.slice(1) === otherRest.slice(1);
}
