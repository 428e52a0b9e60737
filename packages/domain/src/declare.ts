import type { z } from 'zod'
import type { Collections } from './collections.ts'
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
