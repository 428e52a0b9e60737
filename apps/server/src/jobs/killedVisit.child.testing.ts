import type { BrowserPlace } from '../browser/findBrowser.ts'
import { openBrowser } from '../browser/openBrowser.ts'
import { testHouse, until } from './house.testing.ts'
import { startJobs } from './startJobs.ts'

/** A server with its jobs and its browser over a data folder, to be killed: `killedVisit.child.testing.ts <folder> <host:port> <place as JSON>`. It prints what is kept of visits: when it begins, and when a check came to a report. */
const [, , data = '', allow = '', place = ''] = process.argv
const house = await testHouse({ data, env: { TAGMASON_ALLOW: allow } })
const kept = async () => {
  const of = async (collection: 'pageChecks' | 'pageReports' | 'pagePictures' | 'issues') => [...(await house.store.list(collection)).values()]
  const [checks, reports, pictures, issues] = [await of('pageChecks'), await of('pageReports'), await of('pagePictures'), await of('issues')]
  return { checks, reports: reports.length, pictures: pictures.length, issues: issues.filter(({ project }) => project === 'shop').length }
}
const say = async () => process.stdout.write(`${JSON.stringify(await kept())}\n`)
await say()
const browser = openBrowser(JSON.parse(place) as BrowserPlace, [allow])
const portsOf = (account: string) => ({ ...house.portsOf(account), browser: browser.browserFor(account) })
await startJobs({ ...house, portsOf }, { now: () => new Date(), onError: (error) => console.error(error) })
await until(async () => (await house.store.list('pageReports')).size > 0)
// What would be done twice is done within this time.
await new Promise((resolve) => setTimeout(resolve, 2000))
await say()
