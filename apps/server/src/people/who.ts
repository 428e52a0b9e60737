import { sampleOwner } from '@tagmason/engine'
import type { Who } from '../door/door.ts'
import type { House } from '../house.ts'
import { addressOf } from './address.ts'
import { fromThisSite, namesThisMachine } from './origin.ts'

/** On this machine alone: whoever sits here is the owner, unless a page elsewhere speaks through their browser. */
export const localWho =
  ({ settings }: Pick<House, 'settings'>): Who =>
  async (c) =>
    namesThisMachine(c) && fromThisSite(c, settings) ? { account: 'main', member: sampleOwner, ip: addressOf(c, settings.proxies) } : null
