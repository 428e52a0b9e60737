import type { ReportEntry } from '@tagmason/domain'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import { visitWords } from '../visits/words.ts'
import type { Taint, TaintFlow, TaintOpen, TaintSource } from './types.ts'

const sources: Readonly<Record<TaintSource['kind'], Sentence>> = {
  address: say('taint.source.address'),
  title: say('taint.source.title'),
  referrer: say('taint.source.referrer'),
  dataLayer: say('taint.source.dataLayer'),
  cookie: say('taint.source.cookie'),
  global: say('taint.source.global'),
  element: say('taint.source.element'),
}

const sentenceOf = ({ source: { kind, key }, parameter, on, form }: TaintFlow): Sentence => {
  const values = { source: key === '' ? sources[kind] : say('taint.source.key', { source: sources[kind], key }), parameter, event: on }
  switch (form) {
    case 'plain':
      return say('taint.flow.plain', values)
    case 'normalized':
      return say('taint.flow.normalized', values)
    case 'encoded':
      return say('taint.flow.encoded', values)
    case 'hashed':
      return say('taint.flow.hashed', values)
  }
}

const flowEntry = (flow: TaintFlow): ReportEntry<Words> => {
  const { source, tag, automatic, visit } = flow
  const entry = { name: tag, message: sentenceOf(flow), details: [say('visit.seen', { visit: visitWords(visit) })] }
  if (automatic) return { ...entry, code: 'automatic', level: 'warning', label: say('taint.label.automatic') }
  if (source.personal) return { ...entry, code: 'personal', level: 'error', label: say('taint.label.personal') }
  return { ...entry, code: 'other', level: 'note', label: say('taint.label.other') }
}

const openEntry = ({ tag, parameter }: TaintOpen): ReportEntry<Words> => ({
  code: 'open',
  level: 'note',
  label: say('taint.label.open'),
  name: tag,
  message: parameter === '' ? say('taint.open.code') : say('taint.open.parameter', { parameter }),
  details: [],
})

/** How many flows of each kind there are: `personal` leaves in what the container fills, `automatic` is what gtag takes. */
export const taintCounts = ({ flows, open }: Taint) => {
  const personal = flows.filter(({ source, automatic }) => source.personal && !automatic).length
  const automatic = flows.filter((flow) => flow.automatic).length
  return { personal, automatic, others: flows.length - personal - automatic, open: open.length }
}

/** Where data goes, in one line. */
export const taintHeadline = (file: string, taint: Taint): Sentence => say('taint.headline', { file, ...taintCounts(taint) })

/** Each flow, and what only a browser can tell, for a report. */
export const taintEntries = ({ flows, open }: Taint): readonly ReportEntry<Words>[] => [...flows.map(flowEntry), ...open.map(openEntry)]
