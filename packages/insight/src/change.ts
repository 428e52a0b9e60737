/** A period against the one before it, as a ratio: 0.12 is 12 % more. Null where the one before had nothing, since nothing can be said then. */
export const periodChange = (now: number, before: number): number | null => (before === 0 ? null : (now - before) / Math.abs(before))
