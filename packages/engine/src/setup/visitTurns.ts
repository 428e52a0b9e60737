import { mostVisitsAnHour, Refusal } from '@tagmason/domain'
import type { BrowserPort } from './browserPort.ts'
import type { Context } from '../context.ts'

const hour = 3_600_000

/** The server's browser, for a project of one's own. Throws a `Refusal` unavailable where none is installed, and in the sample. */
export function mustHaveBrowser({ session, ports }: Context): BrowserPort {
  const refused = (reason: string, sentence: string) => new Refusal('unavailable', sentence, [{ path: 'url', message: reason }])
  if (session.space === 'sample') throw refused('sample', 'The sample workspace opens no pages: create a project to check yours.')
  if (ports.browser === undefined)
    throw refused(
      'noBrowser',
      'No browser is installed beside this server: its operator installs playwright-core and Chromium, or names one in TAGMASON_BROWSER.',
    )
  return ports.browser
}

/** Counts a visit that a member asks for. Throws a `Refusal` tooMany where the account had its visits of this hour. */
export async function takeVisit({ records, ports }: Context): Promise<void> {
  const now = ports.now().getTime()
  const began = new Date(Math.floor(now / hour) * hour).toISOString()
  const row = await records.get('visitHours', 'account')
  const visits = row?.hour === began ? row.visits : 0
  if (visits >= mostVisitsAnHour)
    throw new Refusal('tooMany', `The account asked for ${mostVisitsAnHour} visits in this hour, which is all that it may: try again in the next hour.`, [
      { path: 'url', message: 'tooMany' },
    ])
  records.put('visitHours', 'account', { id: 'account', hour: began, visits: visits + 1 })
}
