import type { ReportEntry } from '@tagmason/domain'
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
  readonly message: string
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
        message: `The page could not be read (${status === 0 ? 'no answer came' : `the answer was ${status}`}): correct the link or the sitemap.`,
      },
    ]
  const { containers, hardCoded } = tags
  const found: CrawlFinding[] = []
  if (containers.length === 0)
    found.push({
      kind: 'lacks',
      level: 'error',
      page: url,
      message: `The page loads no container${container === null ? '' : `, and ${container} should be there`}: add the snippet to its template.`,
    })
  else if (container !== null && !containers.includes(container))
    found.push({
      kind: 'other',
      level: 'error',
      page: url,
      message: `The page loads ${[...new Set(containers)].join(' and ')} in place of ${container}: correct the snippet.`,
    })
  if (containers.length > 1)
    found.push({ kind: 'twice', level: 'error', page: url, message: `The page loads ${containers.join(' and ')}, so what both send counts twice: leave one.` })
  if (hardCoded.length > 0)
    found.push({
      kind: 'hardCoded',
      level: 'warning',
      page: url,
      message: `The page sends by itself what a container would (${hardCoded.join(', ')}): move it into the container, or make sure that both do not send it.`,
    })
  return found
}

/** What is wrong with the pages of a site. `wanted` is the id of the container that they should have. */
export function crawlReport(pages: readonly CrawledPage[], wanted: string | undefined): CrawlReport {
  const container = wanted ?? commonest(pages)
  const findings = pages.flatMap((page) => findingsOf(page, container))
  return { container, pages, findings: [...findings.filter(({ level }) => level === 'error'), ...findings.filter(({ level }) => level === 'warning')] }
}

const labels: Readonly<Record<CrawlFinding['kind'], string>> = {
  lacks: 'no container',
  other: 'other',
  twice: 'twice',
  hardCoded: 'hard-coded',
  unreachable: 'unreachable',
}

/** Each finding, for a report. */
export const crawlEntries = ({ findings }: CrawlReport): readonly ReportEntry[] =>
  findings.map(({ kind, level, page, message }) => ({ code: kind, level, label: labels[kind], name: page, message, details: [] }))

/** The site in one line. */
export const crawlHeadline = (url: string, { container, pages, findings }: CrawlReport): string => {
  const count = (level: string) => findings.filter((one) => one.level === level).length
  return `${url}: ${pages.length} pages, ${container ?? 'no container'}; ${count('error')} errors, ${count('warning')} warnings`
}
