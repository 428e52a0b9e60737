import { type Finding, validateContainer, validHeadline } from '@tagmason/tracking'
import { containerAt } from './containerAt.ts'
import { inWords } from './inWords.ts'
import { options } from './options.ts'
import { type Streams, Unusable } from './streams.ts'
import { validateUsage } from './usage/validate.ts'

/** `tagmason validate FILE [--json]`: the findings of a container file, errors first. */
export async function validate(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, validateUsage.flags)
  const [file, extra] = positionals
  if (file === undefined) throw new Unusable("No file was named: use 'tagmason validate FILE'.")
  if (extra !== undefined) throw new Unusable(`Only one file can be checked at a time, and '${extra}' is a second one: call the command once for each.`)

  const read = await containerAt(file)
  const findings = [...read.findings, ...validateContainer(read.file)]
  const of = async (severity: string) => {
    const list = findings.filter((finding) => finding.severity === severity)
    const messages = await inWords(list.map(({ message }) => message))
    return list.map((finding, at) => toldAs(finding, messages[at] ?? ''))
  }
  const [errors, warnings, info] = [await of('error'), await of('warning'), await of('info')]
  const valid = errors.length === 0

  if (values.json === true) out(`${JSON.stringify({ valid, errors, warnings, info }, null, 2)}\n`)
  else {
    for (const [label, list] of [
      ['error', errors],
      ['warning', warnings],
      ['info', info],
    ] as const)
      for (const { code, path, message } of list) out(`${label} ${code} ${path}\n  ${message}\n`)
    out(`${file}: ${await inWords(validHeadline({ error: errors.length, warning: warnings.length, info: info.length }))}\n`)
  }
  return valid ? 0 : 1
}

/** A finding with the sentence as data beside its words; `code` is the finding's own. */
const toldAs = ({ code, path, message: { code: sentence, values } }: Finding, message: string) => ({ code, path, message, sentence, values })
