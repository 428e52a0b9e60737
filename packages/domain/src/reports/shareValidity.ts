/** How long a share opens: for ever, for so many days from now, or on days of one’s own. */
export const shareValidities = ['always', '7', '30', '90', 'days'] as const
export type ShareValidity = (typeof shareValidities)[number]

/**
 * The instants between which a share opens, ISO 8601 in UTC; left out where there is none. `now` is ISO 8601; `days` are those of one’s own, `2024-01-22`, both
 * included, as days of UTC.
 */
export function validityOf(validity: ShareValidity, now: string, days?: { from: string; to: string }): { validFrom?: string; validUntil?: string } {
  if (validity === 'always') return {}
  if (validity === 'days') return days === undefined ? {} : { validFrom: `${days.from}T00:00:00.000Z`, validUntil: `${days.to}T23:59:59.000Z` }
  return { validUntil: new Date(Date.parse(now) + Number(validity) * 86_400_000).toISOString() }
}
