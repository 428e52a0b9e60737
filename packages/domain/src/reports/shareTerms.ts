export const accessTypes = ['View Only', 'Edit', 'Email Only'] as const

/** `Email Only` has no link. */
export type AccessType = (typeof accessTypes)[number]

/** What Quick Share offers. */
export const quickShareReports = ['executive-summary', 'marketing-report', 'user-analytics', 'revenue-dashboard'] as const

export type QuickShareReport = (typeof quickShareReports)[number]
