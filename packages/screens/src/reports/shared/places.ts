const begin = '/share/'

/** What the link of a share ends with; null for every other address. */
export const sharedToken = (path: string): string | null => (path.startsWith(begin) && path.length > begin.length ? path.slice(begin.length) : null)
