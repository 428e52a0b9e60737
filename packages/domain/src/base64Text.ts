import { z } from 'zod'

/**
 * Whether a text is base64, with or without its padding. By looking for a letter that is none: an expression for the whole text keeps a way back for each letter, and
 * some megabytes of them end in 'Maximum call stack size exceeded' (that of `z.base64()` from five on).
 */
export const isBase64 = (text: string): boolean => {
  const end = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length
  return !/[^A-Za-z0-9+/]/.test(text.slice(0, end))
}

/** Base64 of at most so many bytes; '' is base64 of none. */
export const base64Text = (mostBytes: number) =>
  z
    .string()
    .max(Math.ceil(mostBytes / 3) * 4, { abort: true })
    .refine(isBase64)
