import { addressPattern, type Issue, mostAddressLetters, Refusal } from '@tagmason/domain'
import type { Context } from 'hono'
import { z } from 'zod'

const email = z.email({ pattern: addressPattern }).max(mostAddressLetters)
/** Not trimmed: a space is a letter like any other. */
const password = z.string().min(1).max(1000)
const name = z.string().trim().min(1).max(100)
const token = z.string().min(1).max(200)
const names = { firstName: name, lastName: name }

export const inputs = {
  signIn: z.object({ email: z.string().max(254), password, code: z.string().trim().min(1).max(40).optional() }),
  forgot: z.object({ email }),
  reset: z.object({ token, password }),
  accept: z.object({ token, ...names, password }),
  setup: z.object({ token, ...names, email, password }),
  token: z.object({ token }),
}

/** The JSON body of a request as the schema has it. Throws a `Refusal` invalid that says where it is not. */
export async function bodyAs<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const text = await c.req.text()
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new Refusal('invalid', 'The body is not JSON: send JSON text.')
  }
  return checked(given, schema)
}

/** Throws a `Refusal` invalid where a value is not as the schema has it. */
export function checked<Schema extends z.ZodType>(given: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const issues: Issue[] = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  throw new Refusal('invalid', `The input is not usable${issues[0] === undefined ? '' : ` at '${issues[0].path}': ${issues[0].message}`}.`, issues)
}
