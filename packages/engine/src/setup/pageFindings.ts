import type { IssueFinding, StoredPageCheck } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'

/** The issue of a page that is checked by the clock. */
export const pageIssue = ({ url }: Pick<StoredPageCheck, 'url'>): IssueFinding => ({ check: 'page', of: url, container: '', other: '' })

/** Pages that are checked by the clock and whose last report has errors. */
export const pageFindings = async (context: Context): Promise<IssueFinding[]> =>
  (await own(context, 'pageChecks')).flatMap((row) => (row.rhythm !== 'once' && (row.counts?.error ?? 0) > 0 ? [pageIssue(row)] : []))
