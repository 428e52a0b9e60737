import { crawlEntries, crawlHeadline, crawlReport } from '@tagmason/tracking'
import { answer, formOf } from './answer.ts'
import { crawlSite } from './crawlSite.ts'
import { options } from './options.ts'
import { showing } from './progress.ts'
import { type Streams, Unusable } from './streams.ts'
import { crawlUsage } from './usage/crawl.ts'

/** `tagmason crawl URL [--pages N] [--id GTM-…]`: which pages of a site lack the container or have two. Returns 1 where one does. */
export async function crawl(args: string[], streams: Streams): Promise<number> {
  const { values, positionals } = options(args, crawlUsage.flags)
  const [from, extra] = positionals
  if (from === undefined) throw new Unusable("No site was named: use 'tagmason crawl https://shop.example'.")
  if (extra !== undefined) throw new Unusable(`One site is read at a time, and '${extra}' is a second one: call the command once for each.`)
  if (!URL.canParse(from) || !/^https?:$/.test(new URL(from).protocol)) throw new Unusable(`'${from}' is no address: write it as https://shop.example/.`)
  const { pages = '50', id } = values
  if (!/^[1-9]\d{0,3}$/.test(pages) || Number(pages) > 1000) throw new Unusable(`--pages cannot be '${pages}': it is a whole number from 1 to 1000.`)
  if (id !== undefined && !/^GTM-[A-Z0-9]{4,10}$/.test(id)) throw new Unusable(`--id cannot be '${id}': it is the id of a container, such as GTM-AB12CD3.`)
  formOf(values)
  const found = await crawlSite(new URL(from), Number(pages), showing(streams, values, 'pages').progress)
  if (found.length === 0) throw new Unusable(`${from} has no page of HTML, so there is nothing to look at: name the address of a page.`)
  const report = crawlReport(found, id)
  const errors = report.findings.filter(({ level }) => level === 'error').length
  return await answer(
    {
      report: { command: 'crawl', file: from, title: crawlHeadline(from, report), entries: crawlEntries(report), data: report },
      passed: errors === 0,
      summary: { pages: found.length, errors },
      inputs: {},
      options: {},
    },
    values,
    streams,
  )
}
