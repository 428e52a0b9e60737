import type { Context } from '../context.ts'
import { own } from '../own.ts'

/**
 * The tag that sets the consent default in every container of the project of which an export is stored, by a template of its own as consent banners bring one.
 * Null where none is stored or one has no such tag: without a default its tags would run before the visitor has answered.
 */
export async function consentOrigin(context: Context): Promise<string | null> {
  const stored = (await own(context, 'containers')).filter(({ importedAt }) => importedAt !== undefined)
  const [first] = stored
  return stored.every(({ consentBy }) => consentBy !== undefined) ? (first?.consentBy ?? null) : null
}
