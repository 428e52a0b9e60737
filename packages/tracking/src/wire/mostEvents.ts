/** More events than that are no request but a file. */
export const mostEvents = 10_000
