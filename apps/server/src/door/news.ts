import type { ReadName } from '@tagmason/domain'
import { type CollectionName, readsOn } from '@tagmason/engine'
import type { AccountRecords } from '../records/accountRecords.ts'

/** As many pieces of news as are kept for those who come back. */
const kept = 500

/** Which questions have other answers now; null where so much was missed that any may have. */
export type News = { id: string; old: readonly ReadName[] | null }

/**
 * Whether what happened may have ended somebody's session or changed what they may. `now`: members or roles were changed. `next`: passwords were, after which the session in which that
 * was done is kept. `soon`: the log alone was, as with everybody who comes or goes, and with what was refused.
 */
export type Doubt = 'now' | 'next' | 'soon' | null

const members: ReadonlySet<CollectionName> = new Set<CollectionName>(['accountMembers', 'enterpriseMembers', 'enterpriseRoles'])

function doubtOf(collections: readonly CollectionName[]): Doubt {
  if (collections.some((each) => members.has(each))) return 'now'
  if (collections.includes('passwords')) return 'next'
  return collections.every((each) => each === 'auditLog' || each === 'auditHeads') ? 'soon' : null
}

/** What is kept of an account that somebody watched: how much happened, the last of it, and who listens. */
interface Watched {
  count: number
  past: News[]
  listeners: Set<(news: News, doubt: Doubt) => void>
}

/**
 * What changes in the accounts, for those who watch. Each piece has an id; who comes back with the last one that they saw gets what they missed, or is told
 * that it is not known any more. One listener on the records for each account, however many watch.
 */
export function newsOf(records: Pick<AccountRecords, 'of'>, boot: string) {
  const accounts = new Map<string, Watched>()
  // With the account: who has signed in to another one meanwhile stands nowhere in it.
  const idOf = (account: string, at: number | '') => `${boot}-${account}-${at}`

  const accountOf = (account: string): Watched => {
    const found = accounts.get(account)
    if (found !== undefined) return found
    const made: Watched = { count: 0, past: [], listeners: new Set() }
    accounts.set(account, made)
    records.of(account).watch?.((collections) => {
      const old = readsOn(collections)
      if (old.length === 0) return
      const news = { id: idOf(account, ++made.count), old }
      made.past.push(news)
      if (made.past.length > kept) made.past.shift()
      const doubt = doubtOf(collections)
      for (const listener of made.listeners) listener(news, doubt)
    })
    return made
  }

  return {
    /** Listens from now on, and first gives what came after `last`. Returns the way to stop. */
    watch(account: string, last: string | undefined, listener: (news: News, doubt: Doubt) => void): () => void {
      const { count, past, listeners } = accountOf(account)
      const before = idOf(account, '')
      const seen = last === undefined ? count : last.startsWith(before) ? Number(last.slice(before.length)) : Number.NaN
      const missing = count - seen
      if (missing >= 0 && missing <= past.length) for (const news of past.slice(past.length - missing)) listener(news, null)
      else listener({ id: idOf(account, count), old: null }, null)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Where one stands who begins to watch now. */
    position: (account: string) => idOf(account, accountOf(account).count),
    forget: (account: string) => void accounts.delete(account),
  }
}
export type NewsOfAccounts = ReturnType<typeof newsOf>
