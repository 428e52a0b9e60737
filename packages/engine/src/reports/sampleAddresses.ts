import { sampleSeed } from '../sample.ts'
import type { RecordStore } from '../store/store.ts'

let known: ReadonlySet<string> | undefined

/** All addresses in the sample's rows, in small letters. */
const inSample = () =>
  (known ??= new Set(
    Object.values(sampleSeed())
      .flatMap((rows) => [...rows.values()].flatMap((row) => JSON.stringify(row).match(/[\w.+-]+@[\w.-]+\w/g) ?? []))
      .map(small),
  ))

const small = (address: string) => address.toLowerCase()

/** Tells which of the addresses are of people of the sample, to whom nothing is ever sent. Who signs in is no sample, whatever their address. */
export async function sampleAddresses(store: Pick<RecordStore, 'list'>, addresses: readonly string[]): Promise<string[]> {
  const found = addresses.filter((address) => inSample().has(small(address)))
  if (found.length === 0) return []
  const signIn = new Set([...(await store.list('passwords')).values()].filter(({ space }) => space === 'real').map(({ id }) => id))
  const people = [...(await store.list('accountMembers')).values(), ...(await store.list('enterpriseMembers')).values()]
  const real = new Set(people.filter(({ id, space }) => space === 'real' || signIn.has(id)).map(({ email }) => small(email)))
  return found.filter((address) => !real.has(small(address)))
}
