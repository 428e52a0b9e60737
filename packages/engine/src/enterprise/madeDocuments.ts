import type { MadeDocument } from '@tagmason/domain'
import { inSpace } from '../account/inSpace.ts'
import { peopleHere } from '../account/peopleHere.ts'
import { auditProjects } from '../audit.ts'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { policyOf } from './policy.ts'
import { featuresOf } from './security.ts'

type Words = Readonly<Record<string, string>>

/** The rows of a document, of what the workspace knows now. What is said in words comes from `words`, by its key; a key without words stands itself. */
export const rowsOf = (context: Context, kind: MadeDocument, words: Words) => documents[kind](context, (key) => words[key] ?? key)

type Rows = (context: Context, say: (key: string) => string) => Promise<(string | number)[][]>

const documents: Record<MadeDocument, Rows> = {
  /** Who has access: name, address, role, status, and whether there is a second factor. */
  access: async (context, say) => {
    const factors = new Set((await context.records.list('twoFactors')).filter(({ enabledAt }) => enabledAt !== null).map(({ id }) => id))
    return (await peopleHere(context)).accounts.map(({ id, name, email, role, status }) => [
      name,
      email,
      say(role),
      say(status),
      say(factors.has(id) ? 'yes' : 'no'),
    ])
  },

  /** Each rule with its number, then each protection with its state. */
  policy: async (context, say) => [
    ...Object.entries(await policyOf(context)).map(([name, value]) => [say(name), value]),
    ...(await featuresOf(context)).map(({ id, state }) => [say(id), say(state)]),
  ],

  /** What is processed, where it comes from or goes, and how it stands (GDPR, article 30). */
  processing: async (context, say) => [
    ...(await own(context, 'connections')).map(({ name, status }) => [name, say('connection'), say(status)]),
    ...(await inSpace(context, 'integrations')).map(({ name, status }) => [name, say('integration'), say(status)]),
    [say('members'), say('account'), String((await peopleHere(context)).accounts.length)],
    [say('auditLog'), say('account'), String(await context.records.count('auditLog', { project: await auditProjects(context) }))],
  ],
}
