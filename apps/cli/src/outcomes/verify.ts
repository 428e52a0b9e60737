import { siteCounts, siteEntries, siteHeadline, type SiteReport } from '@tagmason/tracking/site'
import type { Outcome } from './outcome.ts'

/** What visits to a site came to; it passes where nothing is an error. Pictures are files of their own. */
export function verifyOutcome(url: string, report: SiteReport): Outcome {
  const counts = siteCounts(report)
  const data = {
    ...report,
    visits: report.visits.map((visit) => ({
      ...visit,
      pictures: visit.pictures.map(({ step, url: page }) => ({ step, url: page, file: `${visit.state}-${step}.jpg` })),
    })),
  }
  return {
    report: { command: 'verify', file: url, title: siteHeadline(report), entries: siteEntries(report), data },
    passed: counts.errors === 0,
    summary: { visits: report.visits.length, ...counts },
    inputs: {},
    options: {},
  }
}
