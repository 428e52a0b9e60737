import { z } from 'zod'
import type { Collections } from './collections.ts'
import { addressPattern, mostAddressLetters } from './address.ts'
import type { Role } from './roles.ts'

/** A question. `Output` exists for the types only. */
export interface ReadDeclaration<Input extends z.ZodType, Output> {
  input: Input
  role: Role
  /** The collections whose change makes the answer old. */
  topics: readonly (keyof Collections)[]
  output?: Output
}

/** A change. Its handler writes all or nothing, and an audit entry with it. */
export interface ActDeclaration<Input extends z.ZodType, Output> {
  input: Input
  role: Role
  output?: Output
}

/** Declares a question of the door: `read<Answer>()({ input, role, topics })`. */
export const read =
  <Output>() =>
  <Input extends z.ZodType>(declaration: ReadDeclaration<Input, Output>): ReadDeclaration<Input, Output> =>
    declaration

/** Declares a change of the door: `act<Answer>()({ input, role })`. */
export const act =
  <Output>() =>
  <Input extends z.ZodType>(declaration: ActDeclaration<Input, Output>): ActDeclaration<Input, Output> =>
    declaration

/** No input. */
export const nothing = z.undefined()
/** Words that must not be empty, without the space around them, of at most so many characters. */
export const text = (most: number) => z.string().trim().min(1).max(most)
/** A mail address. */
export const address = z.email({ pattern: addressPattern }).max(mostAddressLetters)
/** The id of a record. */
export const byId = z.object({ id: text(200) })
