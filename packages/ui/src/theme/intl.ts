const numbers = new Map<string, Intl.NumberFormat>()
const times = new Map<string, Intl.DateTimeFormat>()

function kept<Format>(made: Map<string, Format>, key: string, make: () => Format): Format {
  const known = made.get(key)
  if (known !== undefined) return known
  const format = make()
  made.set(key, format)
  return format
}

/** As `new Intl.NumberFormat`, but each is made once: making one costs some hundred times what writing a number does, and a table writes thousands. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numbers, `${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))

/** As `new Intl.DateTimeFormat`, each made once. */
export const timeFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(times, `${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))
