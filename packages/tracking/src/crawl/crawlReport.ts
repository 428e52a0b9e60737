import type { ReportEntry } from '@tagmason/domain'
import { saidList } from '../sentences/list.ts'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import type { PageTags } from './pageTags.ts'

/** A page that was asked for. */
export interface CrawledPage {
  readonly url: string
  /** 0 where no answer came. */
  readonly status: number
  /** Null where there is nothing to read. */
  readonly tags: Pick<PageTags, 'containers' | 'hardCoded'> | null
}

export interface CrawlFinding {
  readonly kind: 'lacks' | 'other' | 'twice' | 'hardCoded' | 'unreachable'
  readonly level: 'error' | 'warning'
  readonly page: string
  /** One sentence: what, why, and what to do. */
  readonly message: Sentence
}

export interface CrawlReport {
  /** The container that pages should have: the one that was named, or the one that most pages have; null where no page has one. */
  readonly container: string | null
  readonly pages: readonly CrawledPage[]
  /** Errors first. */
  readonly findings: readonly CrawlFinding[]
}

function commonest(pages: readonly CrawledPage[]): string | null {
  const counts = new Map<string, number>()
  for (const { tags } of pages) for (const each of new Set(tags?.containers)) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

function findingsOf({ url, status, tags }: CrawledPage, container: string | null): readonly CrawlFinding[] {
  if (tags === null)
    return [
      {
        kind: 'unreachable',
        level: 'error',
        page: url,
        message: say('crawl.unreachable', { because: status === 0 ? say('crawl.noAnswer') : say('recording.status', { status }) }),
      },
    ]
  const { containers, hardCoded } = tags
  const found: CrawlFinding[] = []
  if (containers.length === 0)
    found.push({
      kind: 'lacks',
      level: 'error',
      page: url,
      message: container === null ? say('crawl.lacks') : say('crawl.lacks.wanted', { id: container }),
    })
  else if (container !== null && !containers.includes(container))
    found.push({
      kind: 'other',
      level: 'error',
      page: url,
      message: say('crawl.other', { loaded: saidList([...new Set(containers)]), id: container }),
    })
  if (containers.length > 1) found.push({ kind: 'twice', level: 'error', page: url, message: say('crawl.twice', { loaded: saidList(containers) }) })
  if (hardCoded.length > 0)
    found.push({
      kind: 'hardCoded',
      level: 'warning',
      page: url,
      message: say('crawl.hardCoded', { calls: hardCoded.join(', ') }),
    })
  return found
}

/** What is wrong with the pages of a site. `wanted` is the id of the container that they should have. */
export function crawlReport(pages: readonly CrawledPage[], wanted: string | undefined): CrawlReport {
  const container = wanted ?? commonest(pages)
  const findings = pages.flatMap((page) => findingsOf(page, container))
  return { container, pages, findings: [...findings.filter(({ level }) => level === 'error'), ...findings.filter(({ level }) => level === 'warning')] }
}

const labels: Readonly<Record<CrawlFinding['kind'], Sentence>> = {
  lacks: say('crawl.label.lacks'),
  other: say('crawl.label.other'),
  twice: say('crawl.label.twice'),
  hardCoded: say('crawl.label.hardCoded'),
  unreachable: say('crawl.label.unreachable'),
}

/** Each finding, for a report. */
export const crawlEntries = ({ findings }: CrawlReport): readonly ReportEntry<Words>[] =>
  findings.map(({ kind, level, page, message }) => ({ code: kind, level, label: labels[kind], name: page, message, details: [] }))

/** The site in one line. */
export const crawlHeadline = (url: string, { container, pages, findings }: CrawlReport): Sentence => {
  const count = (level: string) => findings.filter((one) => one.level === level).length
  return say('crawl.headline', {
    url,
    pages: pages.length,
    container: container ?? say('crawl.label.lacks'),
    errors: count('error'),
    warnings: count('warning'),
  })
}
