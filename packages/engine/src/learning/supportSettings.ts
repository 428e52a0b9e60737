import type { SupportSettings } from '@tagmason/domain'
import { inSpace } from '../account/inSpace.ts'
import type { Context } from '../context.ts'

/** Where the sample's requests go. Its meetings have no provider, like those of a project of one's own before one is set up. */
const ofSample: SupportSettings = { mail: 'support@example.com', meetings: '' }
const ofReal: SupportSettings = { mail: '', meetings: '' }

/** Where requests go and under which address meetings are opened. */
export async function settingsOf(context: Context): Promise<SupportSettings> {
  const stored = (await inSpace(context, 'supportSettings'))[0]
  if (stored === undefined) return context.session.space === 'sample' ? ofSample : ofReal
  return { mail: stored.mail, meetings: stored.meetings }
}

/** A room of its own under the address for meetings; null where none is set up. `name` must not be guessable. */
export async function roomOf(context: Context, name: string): Promise<string | null> {
  const { meetings } = await settingsOf(context)
  return meetings === '' ? null : `${meetings.replace(/\/+$/, '')}/tagmason-${encodeURIComponent(name)}`
}
