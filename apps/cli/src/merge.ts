import { basename, dirname } from 'node:path'
import { type ContainerConflict, type ContainerFile, diff, layoutOf, merge as merged, type Side, type Worded, writeContainer } from '@tagmason/tracking'
import { containerAt } from './containerAt.ts'
import { inWords } from './inWords.ts'
import { newErrors } from './newErrors.ts'
import { options } from './options.ts'
import { type Streams, Unusable } from './streams.ts'
import { counted, onOneLine, told } from './told.ts'
import { writeTogether } from './writeTogether.ts'
import { mergeUsage } from './usage/merge.ts'

/**
 * `tagmason merge BASE OURS THEIRS --out F [--ours|--theirs] [--json]`: what both made of BASE, together, as a change to OURS.
 * Returns 0 where the file is written, 1 where conflicts wait for a choice or the result would not import; then nothing is written.
 */
export async function merge(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, mergeUsage.flags)
  const prefer = sideOf(values.ours, values.theirs)
  const target = values.out
  if (target === undefined || target === '') throw new Unusable('There is nowhere to put the merged container: name a file with --out FILE.')
  const [base, ours, theirs] = await threeOf(positionals)

  const { file, conflicts: found } = merged(base.file, ours.file, theirs.file, prefer === undefined ? {} : { prefer })
  const conflicts = await inWords(found)
  const errors = await newErrors(file, [base.file, ours.file, theirs.file])
  const open = prefer === undefined ? conflicts.length : 0
  const good = open === 0 && errors.length === 0
  const changes = await inWords(diff(ours.file, file))
  if (good) await writeTogether(dirname(target), { [basename(target)]: writeContainer(file, layoutOf(new TextDecoder().decode(ours.bytes))) })

  if (values.json === true) out(`${JSON.stringify({ merged: good, written: good ? target : null, conflicts, errors, changes }, null, 2)}\n`)
  else {
    for (const conflict of conflicts) out(toldConflict(conflict, prefer))
    for (const error of errors) out(`error    ${error}\n`)
    if (good) out(`${await told(changes)}Written to ${target}: ${await counted(changes)}\n`)
    else if (open > 0)
      out(
        `Not written: ${open} ${open === 1 ? 'conflict waits' : 'conflicts wait'} for a choice. Change a file, or let one side count with --ours or --theirs.\n`,
      )
    else out('Not written: the result would not import. Correct one of the files.\n')
  }
  return good ? 0 : 1
}

function sideOf(ours: boolean | undefined, theirs: boolean | undefined): Side | undefined {
  if (ours === true && theirs === true) throw new Unusable('Both --ours and --theirs are given and only one side can count: leave one out.')
  return ours === true ? 'ours' : theirs === true ? 'theirs' : undefined
}

async function threeOf(paths: readonly string[]) {
  const [base, ours, theirs, extra] = paths
  if (base === undefined || ours === undefined || theirs === undefined)
    throw new Unusable("Three files are merged: use 'tagmason merge BASE OURS THEIRS --out FILE', where BASE is what both came from.")
  if (extra !== undefined) throw new Unusable(`Three files are merged at a time, and '${extra}' is a fourth one: merge it into the result afterwards.`)
  const given = [await containerAt(base), await containerAt(ours), await containerAt(theirs)] as const
  const [first, ...others] = given.map(({ file }) => contextOf(file))
  const other = others.find((context) => context !== first)
  if (other !== undefined)
    throw new Unusable(`The files are containers of different kinds (${first} and ${other}), which share no types: merge files of one kind.`)
  return given
}

const contextOf = ({ containerVersion: { container } }: ContainerFile): string => {
  const context: unknown = container?.usageContext
  return Array.isArray(context) ? context.join(', ') : 'unknown'
}

const toldConflict = ({ kind, name, field, base, ours, theirs }: Worded<ContainerConflict>, prefer: Side | undefined): string => {
  const side = (label: string, value: string | null) =>
    `  ${label.padEnd(8)}${value === null ? '(nothing)' : onOneLine(value)}${label === prefer ? ' (taken)' : ''}\n`
  return `conflict ${kind} ${name}: ${field}\n${side('base', base)}${side('ours', ours)}${side('theirs', theirs)}`
}
