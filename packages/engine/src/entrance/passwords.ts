import { isLeakedPassword, type PolicyNumbers, Refusal } from '@tagmason/domain'
import type { Records } from '../store/unitOfWork.ts'
import { entrancePolicy, knownPerson } from './persons.ts'
import { enter, type Entrance, type EntranceVerb } from './work.ts'

/** Throws a `Refusal` invalid at `password` where the policy does not let it be one: short, leaked, same. */
export async function mustBeGoodPassword({ ports, store }: Entrance, password: string, id: string | null = null): Promise<void> {
  const fault = await faultOf()
  if (fault !== null) throw new Refusal('invalid', sentences[fault], [{ path: 'password', message: fault }])

  async function faultOf(): Promise<keyof typeof sentences | null> {
    const { passwordMinLength }: PolicyNumbers = await entrancePolicy(store)
    if (Array.from(password).length < passwordMinLength) return 'short'
    if (Array.from(password).length > mostLetters) return 'long'
    if (isLeakedPassword(password)) return 'leaked'
    const before = id === null ? undefined : await store.get('passwords', id)
    return before !== undefined && (await ports.passwords.matches(password, before.hash)) ? 'same' : null
  }
}

/** As many as the engine takes elsewhere. */
const mostLetters = 200

const sentences = {
  short: 'The password is shorter than the policy of this account allows: choose a longer one.',
  long: `The password is longer than ${mostLetters} letters: choose a shorter one.`,
  leaked: 'This password is on the lists that attackers try first: choose another one.',
  same: 'This is the password that you had: choose another one.',
}

/** Writes a new password; a link to another address that was sent before opens nothing any more. Passwords that the entrance writes stay when the sample workspace is reset. */
export function putPassword(records: Records, { ports }: Entrance, id: string, hash: string): void {
  const at = ports.now().toISOString()
  records.put('passwords', id, { id, hash, changedAt: at, at, space: 'real' })
  records.remove('emailChanges', id)
}

/** Gives a member the password with this hash. Throws a `Refusal` notFound where they are gone. */
export async function setPasswordHash(entrance: Entrance, id: string, hash: string, verb: EntranceVerb): Promise<void> {
  const person = await knownPerson(entrance.store, id)
  if (person === null) throw new Refusal('notFound', 'There is no such member any more: ask an owner or admin of the account.')
  await enter(entrance, verb, person.member.email, async (records) => putPassword(records, entrance, id, hash))
}
