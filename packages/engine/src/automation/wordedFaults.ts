import type { RemediationIssue } from '@tagmason/domain'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { own } from '../own.ts'

/** Open issues about a container's faults with the first fault as whoever asks reads it: it is kept in English, as the check found it. */
export async function withWordedFaults(context: Context, issues: readonly RemediationIssue[]): Promise<RemediationIssue[]> {
  const about = issues.filter(({ status, found }) => status !== 'resolved' && found?.check === 'containerFault')
  const containers = new Set(about.flatMap(({ found }) => found?.container ?? []))
  const files = containers.size === 0 ? [] : await own(context, 'containerFiles', { where: { id: [...containers] } })
  const said = new Map<string, string | undefined>()
  for (const { id, text } of files) {
    const { losses } = await apart(context, 'review', text, context.session.preferences.language)
    said.set(id, losses.find(({ severity }) => severity === 'error')?.message)
  }
  return issues.map((issue) => {
    const message = about.includes(issue) && issue.found !== undefined ? said.get(issue.found.container) : undefined
    return issue.found === undefined || message === undefined ? issue : { ...issue, found: { ...issue.found, message } }
  })
}
