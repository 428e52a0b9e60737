/** A moment in a month as `2024-01`: its middle, which lies in that month in every time zone. */
export const monthOf = (period: string) => `${period}-15T12:00:00Z`
