import { z } from 'zod'
import { addressPattern, mostAddressLetters } from './address.ts'

/** No input. */
export const nothing = z.undefined()

/** Words that must not be empty, without the space around them, of at most so many characters. */
export const text = (most: number) => z.string().trim().min(1).max(most)

/** A mail address. */
export const address = z.email({ pattern: addressPattern }).max(mostAddressLetters)

/** The id of a record. */
export const byId = z.object({ id: text(200) })
