/** Whole units of a currency on a chart: that of the project, and dollars in the sample, which names none. */
export const moneyForm = (currency: string | undefined) => ({ as: 'money', digits: 0, ...(currency === undefined ? {} : { currency }) }) as const
