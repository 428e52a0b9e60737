import { changeLabels, type ContainerDiff, diffHeadline, type FieldChange, nothingWords, type Worded } from '@tagmason/tracking'
import { inWords } from './inWords.ts'

const shortest = 160

/** A value on one line, shortened: templates have pages of code. */
export const onOneLine = (value: string): string => {
  const line = value.replace(/\s+/g, ' ').trim()
  return line.length > shortest ? `${line.slice(0, shortest - 1)}…` : line
}

/** Labels of lines, each as wide as the longest and two spaces. */
export function padded<Label extends string>(labels: Readonly<Record<Label, string>>): Readonly<Record<Label, string>> {
  const entries = Object.entries<string>(labels)
  const width = Math.max(...entries.map(([, label]) => label.length)) + 2
  return Object.fromEntries(entries.map(([key, label]) => [key, label.padEnd(width)])) as Record<Label, string>
}

/** A diff as people read it: a line for each thing, below it its fields before and after. */
export async function told({ added, removed, renamed, changed }: Worded<ContainerDiff>): Promise<string> {
  const { labels, nothing } = await inWords({ labels: changeLabels, nothing: nothingWords })
  const label = padded(labels)
  const shown = (value: string | null) => (value === null ? nothing : onOneLine(value))
  const fields = (list: readonly Worded<FieldChange>[]) => list.map(({ field, before, after }) => `  ${field}: ${shown(before)} → ${shown(after)}\n`).join('')
  return [
    ...added.map(({ kind, name }) => `${label.added}${kind} ${name}\n`),
    ...removed.map(({ kind, name }) => `${label.removed}${kind} ${name}\n`),
    ...renamed.map((one) => `${label.renamed}${one.kind} ${one.from} → ${one.name}\n${fields(one.fields)}`),
    ...changed.map((one) => `${label.changed}${one.kind} ${one.name}\n${fields(one.fields)}`),
  ].join('')
}

/** The numbers of a diff in one line. */
export const counted = (diff: ContainerDiff): Promise<string> => inWords(diffHeadline(diff))
