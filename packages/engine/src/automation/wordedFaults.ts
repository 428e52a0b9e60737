import type { RemediationIssue } from '@tagmason/domain'
import { validateContainer } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { fileOf } from '../setup/containerChanges.ts'
import { inWords } from '../inWords.ts'

/** Open issues about a container's faults with the first fault as whoever asks reads it: it is kept in English, as the check found it. */
export async function withWordedFaults(context: Context, issues: readonly RemediationIssue[]): Promise<RemediationIssue[]> {
  const about = issues.filter(({ status, found }) => status !== 'resolved' && found?.check === 'containerFault')
  const containers = new Set(about.flatMap(({ found }) => found?.container ?? []))
  const files = containers.size === 0 ? [] : (await own(context, 'containerFiles')).filter(({ id }) => containers.has(id))
  const first = files.map((stored) => {
    const file = fileOf(stored)
    return [stored.id, file === null ? undefined : validateContainer(file).find(({ severity }) => severity === 'error')?.message] as const
  })
  const said = new Map(await inWords(context, first))
  return issues.map((issue) => {
    const message = about.includes(issue) && issue.found !== undefined ? said.get(issue.found.container) : undefined
    return issue.found === undefined || message === undefined ? issue : { ...issue, found: { ...issue.found, message } }
  })
}
