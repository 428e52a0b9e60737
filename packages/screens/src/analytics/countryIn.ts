/** The name of a country (ISO 3166, two letters) in a locale; the code itself where a client sent something else. */
export function countryIn(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code
  } catch {
    return code
  }
}
