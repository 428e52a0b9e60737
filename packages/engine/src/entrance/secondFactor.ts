import { Refusal } from '@tagmason/domain'
import { sha256 } from '../account/secrets.ts'
import { stepOfCode } from '../account/totp.ts'
import { knownPerson } from './persons.ts'
import { enter, type Entrance } from './work.ts'

/** Whether a member has to give a code. */
export const hasSecondFactor = async ({ store }: Pick<Entrance, 'store'>, id: string) => ((await store.get('twoFactors', id))?.enabledAt ?? null) !== null

/** Takes the six digits of an authenticator, or a recovery code, which is gone then: no code is taken twice. Whether it was right. */
export async function takeCode(entrance: Entrance, id: string, code: string): Promise<boolean> {
  const person = await knownPerson(entrance.store, id)
  try {
    await enter(entrance, 'session.takeCode', person?.member.email ?? id, async (records) => {
      const row = await records.get('twoFactors', id)
      if (row === undefined) throw wrong
      const lastStep = await stepOfCode(row.secret, code, entrance.ports.now(), row.lastStep)
      if (lastStep !== null) return records.put('twoFactors', id, { ...row, lastStep })
      const hash = await sha256(code.trim().toLowerCase())
      if (!row.recovery.includes(hash)) throw wrong
      records.put('twoFactors', id, { ...row, recovery: row.recovery.filter((each) => each !== hash) })
    })
    return true
  } catch (error) {
    if (error === wrong) return false
    throw error
  }
}

const wrong = new Refusal('invalid', 'That is not the code of this moment: type the six digits that the authenticator shows now, or a recovery code.')
