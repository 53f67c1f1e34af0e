/** Returns the header `cookie` of a browser that was given these cookies by `set-cookie`. */
export function cookieOf(setCookie: string | number | readonly string[] | undefined): string {
  return [setCookie ?? []]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ');
}
