/** Any value of a file as text. `String` throws for an object whose `toString` is something else, and a file can hold that. */
export const anyText = (value: unknown): string => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value))
