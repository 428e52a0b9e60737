export const goalPeriods = ['month', 'quarter'] as const
export type GoalPeriod = (typeof goalPeriods)[number]

/** A GA4 event name: letter first, then letters, digits, underscores; at most 40 characters. */
export const eventNamePattern = /^[A-Za-z][A-Za-z0-9_]{0,39}$/
