import type { ReportEntry } from '@tagmason/domain'
import { type TaintFlow, type TaintSource, taintOf, visitWords } from '@tagmason/tracking'
import { containerAt } from '../containerAt.ts'
import { type SimulateValues, simulateOptions, simulating } from '../simulateOptions.ts'
import type { Outcome } from './outcome.ts'

/** Where a visitor's data goes; it passes where nothing that is likely to be personal leaves in a parameter that the container fills. */
export async function taintOutcome(path: string, values: SimulateValues): Promise<Outcome> {
  const { file } = await containerAt(path)
  const taint = await simulating(path, () => taintOf(file, simulateOptions(values)))
  const personal = taint.flows.filter(({ source, automatic }) => source.personal && !automatic).length
  const automatic = taint.flows.filter((flow) => flow.automatic).length
  const summary = { flows: taint.flows.length, personal, automatic, open: taint.open.length, visits: taint.visits }
  return {
    report: {
      command: 'taint',
      file: path,
      title: `${path}: ${personal} flows of personal data, ${automatic} that gtag takes by itself, ${taint.flows.length - personal - automatic} others, ${taint.open.length} that only a browser can tell`,
      entries: [
        ...taint.flows.map(flowEntry),
        ...taint.open.map(({ tag, parameter }): ReportEntry => ({
          code: 'open',
          level: 'note',
          label: 'only a browser',
          name: tag,
          message: parameter === '' ? 'What its code sends is not known.' : `What ${parameter} holds is not known.`,
          details: [],
        })),
      ],
      data: taint,
    },
    passed: personal === 0,
    summary,
    inputs: { container: file },
    options: {},
  }
}

const kinds: Readonly<Record<TaintSource['kind'], string>> = {
  address: 'the address',
  title: 'the title',
  referrer: 'the referrer',
  dataLayer: 'the data layer',
  cookie: 'the cookie',
  global: 'the global variable',
  element: 'an element',
}
const forms: Readonly<Record<TaintFlow['form'], string>> = {
  plain: '',
  normalized: ', in small letters or digits alone',
  encoded: ', encoded',
  hashed: ', hashed',
}

const flowEntry = ({ source, tag, on, parameter, form, automatic, visit }: TaintFlow): ReportEntry => ({
  code: automatic ? 'automatic' : source.personal ? 'personal' : 'other',
  level: automatic ? 'warning' : source.personal ? 'error' : 'note',
  label: automatic ? 'taken by gtag' : source.personal ? 'personal data' : 'data',
  name: tag,
  message: `${kinds[source.kind]}${source.key === '' ? '' : ` (${source.key})`} leaves in ${parameter} on ${on}${forms[form]}`,
  details: [`seen: ${visitWords(visit)}`],
})
