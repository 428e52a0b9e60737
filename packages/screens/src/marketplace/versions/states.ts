import type { VersionControl } from '@tagmason/domain'
import type { VersionsText } from './text.ts'

/** Where versions come from, and what cannot be archived. */
export const mainBranch = 'main'

/** The branches to which something can be added; main first. */
export const activeBranches = ({ branches }: VersionControl) =>
  branches.filter(({ status }) => status === 'active').toSorted((a, b) => Number(b.name === mainBranch) - Number(a.name === mainBranch))

/** Every state that can be chosen by its name, in groups. */
export const stateGroups = ({ versions, branches, commits }: VersionControl, text: VersionsText['compare']) => [
  { label: text.versions, options: versions.map(({ version }) => ({ value: version, label: version })) },
  { label: text.branches, options: branches.map(({ name }) => ({ value: name, label: name })) },
  { label: text.commits, options: commits.map(({ hash, message }) => ({ value: hash, label: hash, detail: message })) },
]

/** What a difference means, as a sentence. */
export const worded = (text: VersionsText, { code, subject, detail }: { code: string; subject: string; detail: string }) =>
  text.changes[code]?.(subject, detail) ?? subject
