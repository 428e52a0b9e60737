import { type ActName, acts, type AuditEntry, type Issue, type Language, type ReadName, reads, Refusal, type Role, type Workspace } from '@tagmason/domain'
import { issueWords } from '@tagmason/tracking'
import type { z } from 'zod'
import { appendAudit, auditEntry } from './audit.ts'
import { hasRepeats, minute, overEntries, refusedEntries } from './auditRepeats.ts'
import { changesOf } from './auditChanges.ts'
import type { Context } from './context.ts'
import type { ActHandlers, ReadHandlers } from './handlerTypes.ts'
import { actHandlers, preparationHandlers, readHandlers } from './handlers.ts'
import { inLanguage } from './inWords.ts'
import type { Rights } from './shell/rights.ts'
import { openContext, type Opener } from './store/openContext.ts'
import type { unitOfWork } from './store/unitOfWork.ts'

/** Their role is checked on every read and act. */
export type WorkspaceOptions = Opener

/** Stores whose repeats of refused acts are about to be written. */
const timed = new WeakSet<object>()

/** What every read asks before its handler does: who is asking, in which project, with which rights. No read declares these as its topics. */
export const sessionTopics = [
  'preferences',
  'projects',
  'profiles',
  'enterpriseRoles',
  'enterpriseMembers',
  'accountMembers',
  'brandSettings',
  'whiteLabelFeatures',
  'passwords',
] as const

/** The questions that have other answers once these collections were changed. */
export const readsOn = (collections: readonly string[]): ReadName[] => {
  const changed = new Set(collections)
  const all = Object.keys(reads) as ReadName[]
  return sessionTopics.some((topic) => changed.has(topic)) ? all : all.filter((name) => reads[name].topics.some((topic) => changed.has(topic)))
}

/**
 * The engine behind the door: checks the name, the input and the role, runs the handler over a unit of work, commits its writes together with an audit entry,
 * and tells the watchers which questions have other answers now. Throws a `Refusal` and writes nothing but the refused audit entry when something is wrong.
 */
export function createWorkspace(options: WorkspaceOptions): Workspace {
  const { store, ports } = options
  const watchers = new Set<(old: readonly ReadName[]) => void>()
  /** Only where somebody wants to know: a server makes a workspace for each request. */
  let listens = false
  // Acts run one after another, so that two of them never read the same row and write over each other.
  let queue: Promise<unknown> = Promise.resolve()

  const open = () => openContext(options)

  return {
    async read(name, input) {
      const declaration = declared(reads, name)
      const { context, rights } = await open()
      mayUse(rights, declaration.role, name)
      const parsed = await parse(declaration.input, input, name, context.session.preferences.language)
      const handler = readHandlers[name] as ReadHandlers[ReadName]
      const ask = (over: Context) => handler(over, parsed as never) as Promise<unknown>
      const question = options.answers === undefined ? null : questionOf(name, parsed, context)
      return (await (question === null ? ask(context) : options.answers?.answer(question, context, ask))) as never
    },

    async act(name, input) {
      const declaration = declared(acts, name)
      try {
        const { context: asking, rights } = await open()
        mayUse(rights, declaration.role, name)
        const parsed = await parse(declaration.input, input, name, asking.session.preferences.language)
        const prepared = await prepare(name, parsed)
        return await inTurn(async () => {
          const { records, context } = await open()
          const handler = actHandlers[name] as ActHandlers[ActName]
          const output = await handler(context, parsed as never, prepared as never)
          await appendAudit(records, auditEntry(context, name, 'Success', parsed), await changesOf(store, records.writes, name))
          await store.commit(records.writes)
          tell(records.writes.map((write) => write.collection))
          return output as never
        })
      } catch (error) {
        // What went wrong is more important than that it was written down.
        await inTurn(async () => {
          const { records, context } = await open()
          await writeEntries(records, refusedEntries(store, auditEntry(context, name, 'Failed', input), ports.now().getTime()))
        }).catch(() => undefined)
        tellRepeatsLater()
        throw error
      }
    },

    watch(listener, stream) {
      watchers.add(listener)
      if (!listens) store.watch?.(tell)
      listens = true
      // Nothing lies between the engine and its records that could be lost.
      stream?.(true)
      return () => void watchers.delete(listener)
    },
  }

  async function writeEntries(records: ReturnType<typeof unitOfWork>, entries: readonly AuditEntry[]) {
    for (const entry of entries) await appendAudit(records, entry)
    if (entries.length > 0) await store.commit(records.writes)
  }

  /** Where no other act comes, what was counted is written when its minute is over. What a process counted that ends before is lost. */
  function tellRepeatsLater() {
    if (!hasRepeats(store) || timed.has(store)) return
    timed.add(store)
    const timer: unknown = setTimeout(() => {
      timed.delete(store)
      void inTurn(async () => writeEntries((await open()).records, overEntries(store, ports.now().getTime()))).catch(() => undefined)
    }, minute)
    // It keeps no process alive.
    if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function') timer.unref()
  }

  async function prepare(name: ActName, input: unknown) {
    if (!Object.hasOwn(preparationHandlers, name)) return undefined
    return preparationHandlers[name as keyof typeof preparationHandlers]((await open()).context, input as never)
  }

  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = queue.then(() => (store.alone === undefined ? run() : store.alone(run)))
    queue = result.catch(() => undefined)
    return result
  }

  function tell(collections: readonly string[]) {
    const old = readsOn(collections)
    if (old.length > 0) for (const watcher of watchers) watcher(old)
  }
}

/** All that an answer depends on beside records, events and the clock; null of an input that cannot be written, such as a list of 100,000 levels. */
function questionOf(name: ReadName, input: unknown, { session, from }: Context): string | null {
  try {
    return JSON.stringify([name, input, { ...session, now: '' }, from])
  } catch {
    return null
  }
}

function declared<T extends object, N extends keyof T>(table: T, name: N): T[N] {
  if (!Object.hasOwn(table, name))
    throw new Refusal('notFound', `The workspace knows no '${String(name)}': check the name against packages/domain/src/workspace.ts.`)
  return table[name]
}

function mayUse({ role, suspended, may }: Rights, needed: Role, name: string) {
  if (suspended) throw new Refusal('forbidden', 'Your membership is suspended: ask an owner or admin of the account.')
  if (!may(name, needed))
    throw new Refusal('forbidden', `'${name}' is for the role ${needed} and not for yours, ${role}: ask an owner or admin of the account.`)
}

async function parse(schema: z.ZodType, input: unknown, name: string, language: Language): Promise<unknown> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  // Clients of the API and logs read English. Where there are words for it, a screen says them at the field; otherwise it words the code of the refusal.
  const words = result.error.issues.map((issue) => issueWords(issue.message))
  const [english, said] = [await inLanguage('en', words), await inLanguage(language, words)]
  const issues = result.error.issues.map((issue, at): Issue => ({
    path: issue.path.join('.'),
    message: english[at] ?? '',
    ...(typeof words[at] === 'object' && { said: said[at] ?? '' }),
  }))
  const first = issues[0]
  throw new Refusal('invalid', `The input of '${name}' is not usable${first === undefined ? '' : ` at '${first.path}': ${first.message}`}.`, issues)
}
