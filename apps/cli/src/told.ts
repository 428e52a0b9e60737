import type { ContainerDiff, FieldChange, Worded } from '@tagmason/tracking'

const shortest = 160

/** A value on one line, shortened: templates have pages of code. */
export const onOneLine = (value: string | null): string => {
  if (value === null) return '(nothing)'
  const line = value.replace(/\s+/g, ' ').trim()
  return line.length > shortest ? `${line.slice(0, shortest - 1)}…` : line
}

const fields = (list: readonly Worded<FieldChange>[]): string =>
  list.map(({ field, before, after }) => `  ${field}: ${onOneLine(before)} → ${onOneLine(after)}\n`).join('')

/** A diff as people read it: a line for each thing, below it its fields before and after. */
export function told({ added, removed, renamed, changed }: Worded<ContainerDiff>): string {
  return [
    ...added.map(({ kind, name }) => `added    ${kind} ${name}\n`),
    ...removed.map(({ kind, name }) => `removed  ${kind} ${name}\n`),
    ...renamed.map((one) => `renamed  ${one.kind} ${one.from} → ${one.name}\n${fields(one.fields)}`),
    ...changed.map((one) => `changed  ${one.kind} ${one.name}\n${fields(one.fields)}`),
  ].join('')
}

/** The numbers of a diff in one line. */
export const counted = ({ added, removed, renamed, changed }: ContainerDiff): string =>
  `${added.length} added, ${removed.length} removed, ${changed.length} changed, ${renamed.length} renamed`
