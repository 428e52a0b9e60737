import type { ReportEntry } from '@tagmason/domain'
import { saidKind } from '../sentences/kinds.ts'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import type { Judged } from './judge.ts'
import { expectationAgainst } from './missing.ts'
import type { FaultCode, Mutant } from './mutant.ts'

const longest = 80
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

type Fault = Omit<Mutant, 'file'>
const changeOf = ({ before, after }: Fault): Sentence => say('list.arrow', { first: short(before), second: short(after) })

const words: Readonly<Record<FaultCode, (fault: Fault) => Sentence>> = {
  tagPaused: () => say('mutate.fault.tagPaused'),
  tagUnpaused: () => say('mutate.fault.tagUnpaused'),
  triggerRemoved: ({ what }) => say('mutate.fault.triggerRemoved', { what }),
  triggerAdded: ({ what }) => say('mutate.fault.triggerAdded', { what }),
  exceptionRemoved: ({ what }) => say('mutate.fault.exceptionRemoved', { what }),
  consentDropped: ({ what }) => say('mutate.fault.consentDropped', { what }),
  consentDemanded: ({ what }) => say('mutate.fault.consentDemanded', { what }),
  firingOptionChanged: (fault) => say('mutate.fault.firingOptionChanged', { change: changeOf(fault) }),
  sequenceDropped: ({ what }) => say('mutate.fault.sequenceDropped', { what }),
  parameterDropped: ({ what }) => say('mutate.fault.parameterDropped', { what }),
  parameterRenamed: (fault) => say('mutate.fault.parameterRenamed', { change: changeOf(fault) }),
  parameterChanged: (fault) => say('mutate.fault.parameterChanged', { what: fault.what, change: changeOf(fault) }),
  referenceSwapped: (fault) => say('mutate.fault.referenceSwapped', { what: fault.what, change: changeOf(fault) }),
  conditionDropped: ({ what }) => say('mutate.fault.conditionDropped', { what: short(what) }),
  conditionNegated: ({ what }) => say('mutate.fault.conditionNegated', { what: short(what) }),
  conditionFalsified: (fault) => say('mutate.fault.conditionFalsified', { change: changeOf(fault) }),
  operatorChanged: (fault) => say('mutate.fault.operatorChanged', { change: changeOf(fault) }),
  triggerTypeChanged: (fault) => say('mutate.fault.triggerTypeChanged', { change: changeOf(fault) }),
  triggerSettingChanged: (fault) => say('mutate.fault.settingChanged', { what: fault.what, change: changeOf(fault) }),
  memberRemoved: ({ what }) => say('mutate.fault.memberRemoved', { what }),
  variableChanged: (fault) => say('mutate.fault.settingChanged', { what: fault.what, change: changeOf(fault) }),
  rowDropped: ({ what, before }) => say('mutate.fault.rowDropped', { what, before: short(before) }),
  formatDropped: ({ before }) => say('mutate.fault.formatDropped', { before }),
}

/** A fault in one line: `tag 'GA4 - purchase' is paused`. */
export const faultWords = (fault: Fault): Sentence => say('mutate.fault', { kind: saidKind(fault.kind), name: fault.name, fault: words[fault.code](fault) })

/** What tests notice, in one line; `file` is the one of the tests. */
export const mutateHeadline = (file: string, { killed, survived, equivalent }: Readonly<Record<Judged['fate'], number>>): Sentence =>
  say('mutate.headline', { file, killed, all: killed + survived, equivalent })

/** The same once the missing expectations were written. */
export const writtenHeadline = (headline: Words, count: number): Sentence => say('mutate.headline.written', { headline, count })

/** A fault for a report; those that the tests notice are left out. */
export const mutateEntries = (one: Judged): readonly ReportEntry<Words>[] => {
  if (one.fate === 'killed') return []
  const entry = { code: one.code, name: faultWords(one), details: [] }
  if (one.fate === 'equivalent')
    return [{ ...entry, level: 'pass', label: say('mutate.noChange'), message: say('mutate.noChange.visits', { visits: one.visits }) }]
  const { test, at } = one.visit
  const expected = expectationAgainst(one.visit)
  const where = test === undefined ? say('mutate.where.new', { step: at + 1 }) : say('mutate.where.test', { step: at + 1, test })
  const message = expected === undefined ? say('mutate.none', { where }) : say('mutate.lacks', { where, expectation: JSON.stringify(expected) })
  return [{ ...entry, level: 'error', label: say('mutate.survived'), message }]
}
