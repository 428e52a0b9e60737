import { peopleWithPasswords, sampleOwner } from '@tagmason/engine'
import type { AccountRecords } from '../records/accountRecords.ts'
import { isLoopback, type Settings } from '../settings.ts'

/**
 * `local`: whoever sits at this machine is the owner. `sign-in`: everybody signs in, because others can reach this server, through its address or through a proxy, or
 * because somebody beside the owner has a password.
 */
export type Mode = 'local' | 'sign-in'

/** Whether only this machine can reach the server, as far as the settings tell. */
export const isForOne = ({ host, proxies, publicUrl }: Pick<Settings, 'host' | 'proxies' | 'publicUrl'>) =>
  isLoopback(host) && proxies === 0 && (publicUrl === null || isLoopback(new URL(publicUrl).hostname))

/** How people come in at this moment. */
export async function modeOf(settings: Settings, records: Pick<AccountRecords, 'accounts' | 'of'>): Promise<Mode> {
  if (!isForOne(settings)) return 'sign-in'
  for (const account of await records.accounts()) {
    const people = await peopleWithPasswords(records.of(account))
    if (people.some(({ member, active }) => active && (account !== 'main' || member.id !== sampleOwner.id))) return 'sign-in'
  }
  return 'local'
}
