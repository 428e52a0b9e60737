import { basename, dirname } from 'node:path'
import { type ReportForm, reportForms } from '@tagmason/domain'
import { proofOf } from '@tagmason/tracking'
import { inWords } from './inWords.ts'
import type { Outcome } from './outcomes/outcome.ts'
import type { SimulateValues } from './simulateOptions.ts'
import { type Streams, Unusable } from './streams.ts'
import { written } from './written.ts'
import { writeTogether } from './writeTogether.ts'

export type AnswerValues = SimulateValues & {
  readonly json?: boolean | undefined
  readonly markdown?: boolean | undefined
  readonly format?: string | undefined
  readonly out?: string | undefined
  readonly proof?: string | undefined
}

/** The form that is asked for, refused before any work is done. */
export function formOf({ json, markdown, format }: AnswerValues): ReportForm {
  const asked = [...(json === true ? ['json'] : []), ...(markdown === true ? ['markdown'] : []), ...(format === undefined ? [] : [format])]
  const [form = 'text', other] = asked
  if (other !== undefined) throw new Unusable('The answer has one form: leave all but one of --json, --markdown and --format out.')
  const known = reportForms.find((one) => one === form)
  if (known === undefined) throw new Unusable(`--format cannot be '${form}': it is one of ${reportForms.join(', ')}.`)
  return known
}

/** Gives the answer in the form that is asked for, writes the proof where one is, and returns the exit code: 0 passed, 1 not. */
export async function answer({ report: found, passed, summary, inputs, options }: Outcome, values: AnswerValues, { out }: Streams): Promise<number> {
  const form = formOf(values)
  const text = await written(found, form)
  if (values.proof !== undefined) {
    if (values.proof === '') throw new Unusable('There is nowhere to put the proof: name a file behind --proof.')
    const { now, seed } = values
    const all = { ...options, ...(now === undefined ? {} : { now }), ...(seed === undefined ? {} : { seed }) }
    // A proof is about the result, in whatever language it is read.
    const proof = proofOf({ command: found.command, options: all, passed, summary, inputs, data: found.data })
    await writeTogether(dirname(values.proof), { [basename(values.proof)]: `${JSON.stringify(proof, null, 2)}\n` })
  }
  if (values.out === undefined) out(text)
  else {
    if (values.out === '') throw new Unusable('There is nowhere to put the answer: name a file behind --out.')
    await writeTogether(dirname(values.out), { [basename(values.out)]: text })
    out(`${await inWords(found.title)}\n`)
  }
  return passed ? 0 : 1
}
