/** Clients send any text as their currency; only three capital letters can be one. */
export const isCurrency = (text: string) => /^[A-Z]{3}$/.test(text)

/** ISO 4217 for no currency, written with the sign ¤: what the events of a real project that name none are worth. */
export const noCurrency = 'XXX'

/** Hundredths of a currency in its smallest unit, as amounts are written: a yen has none, a dinar has a thousand. */
export function minorUnits(hundredths: number, currency: string): number {
  if (!isCurrency(currency)) return hundredths
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return Math.round((hundredths / 100) * 10 ** maximumFractionDigits)
}
