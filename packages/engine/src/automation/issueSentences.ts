import type { IssueFinding, RemediationIssue } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { inLanguage, inWords } from '../inWords.ts'
import { say } from '../sentences/say.ts'

/** Title and description of what a check found. */
export function issueSentences({ check, of, container, other, name = 'invalid', message = '', parameter = '', stored }: IssueFinding) {
  const values = { of, container, other, message, parameter, count: stored?.count ?? 0, all: stored?.of ?? 0, sample: stored?.sample ?? '' }
  switch (check) {
    case 'eventName': {
      const kind = name === 'plural' || name === 'near' ? 'similar' : name
      return {
        title: say(`issues.eventName.${kind}.title`, values),
        description: say(`issues.eventName.${kind === 'invalid' ? 'reserved' : kind}.description`, values),
      }
    }
    case 'personalData':
    case 'consentMissing':
    case 'twoTags':
      return { title: say(`issues.${check}.title`, values), description: say(`issues.${check}.${other === '' ? 'byHand' : 'fixed'}`, values) }
    default:
      return { title: say(`issues.${check}.title`, values), description: say(`issues.${check}.description`, values) }
  }
}

/** A found issue is kept without words: `found` says all of them. What people and samples wrote stays theirs. */
const unworded = <Row extends RemediationIssue>(row: Row) => (row.found === undefined ? row : { ...row, ...issueSentences(row.found) })

/** Issues as the member who asks reads them. */
export const issuesInWords = <Row extends RemediationIssue>(context: Context, rows: readonly Row[]): Promise<Row[]> =>
  inWords(context, rows.map(unworded)) as Promise<Row[]>

/** An issue as the member who asks reads it. */
export const issueInWords = <Row extends RemediationIssue>(context: Context, row: Row): Promise<Row> => inWords(context, unworded(row)) as Promise<Row>

/** What a check found in English, for programs that read it. */
export const issueInEnglish = (found: IssueFinding) => inLanguage('en', issueSentences(found))
