/** What never comes back. Whoever lets a question or a change hang gives this one: a picture waits for all others. */
export const never = new Promise<never>(() => undefined)
