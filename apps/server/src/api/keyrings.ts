import type { Ports } from '@tagmason/engine'
import type { AccountRecords } from '../records/accountRecords.ts'
import { type Keyring, keyringCollections, readKeyring } from './keyring.ts'

/** How long an account that somebody made elsewhere may stay unknown, in milliseconds. */
const lookAgain = 5000

/** The keyrings of all accounts, kept in memory and read anew when their records change. */
export interface Keyrings {
  /** All of them, in the order of the accounts, none older than the last commit that was told of. */
  all(): Promise<readonly Keyring[]>
  /** Looks for accounts that were made since, though not at every call. Tells whether there is one. */
  lookForMore(): Promise<boolean>
}

/** Opens the keyrings. `onRead` is told of each that was read. Throws where the records cannot be read. */
export async function openKeyrings(records: Pick<AccountRecords, 'accounts' | 'of'>, ports: Ports, onRead: (keyring: Keyring) => void): Promise<Keyrings> {
  interface Held {
    keyring: Keyring | null
    /** Commits that were told of, and how many of them the keyring has seen. */
    told: number
    seen: number
  }
  const accounts = new Map<string, Held>()
  let reading: Promise<void> | null = null
  let looked = 0

  const hold = (account: string) => {
    const held: Held = { keyring: null, told: 1, seen: 0 }
    accounts.set(account, held)
    records.of(account).watch?.((collections) => {
      if (collections.some((each) => relevant.has(each))) held.told++
    })
  }
  const look = async () => {
    looked = ports.now().getTime()
    const found = (await records.accounts()).filter((account) => !accounts.has(account))
    for (const account of found) hold(account)
    return found.length > 0
  }
  const old = () => [...accounts].filter(([, held]) => held.seen < held.told)
  const read = async () => {
    for (let stale = old(); stale.length > 0; stale = old())
      for (const [account, held] of stale) {
        const { told } = held
        held.keyring = await readKeyring(account, records.of(account), ports)
        held.seen = told
        onRead(held.keyring)
      }
  }
  const all = async () => {
    // Nothing is answered by what stood before a commit, so that a revoked key is refused at once.
    if (old().length > 0) await (reading ??= read().finally(() => (reading = null)))
    return [...accounts.values()].flatMap(({ keyring }) => (keyring === null ? [] : [keyring]))
  }

  await look()
  await all()
  return {
    all,
    async lookForMore() {
      return Math.abs(ports.now().getTime() - looked) >= lookAgain && look()
    },
  }
}

const relevant: ReadonlySet<string> = new Set(keyringCollections)
