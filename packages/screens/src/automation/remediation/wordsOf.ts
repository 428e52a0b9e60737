import type { RemediationIssue } from '@tagmason/domain'
import type { RemediationText } from './text.ts'

/** Title and description of an issue: what a check found is said in the member's language, the words of people and samples stay theirs. */
export const wordsOf = ({ title, description, found }: RemediationIssue, text: RemediationText) =>
  found === undefined ? { title, description } : text.found(found)
