import type { Expectation } from '@tagmason/domain'
import type { FaultCode, Mutant } from './mutant.ts'

const longest = 80
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

type Fault = Omit<Mutant, 'file'>
const from = ({ before, after }: Fault): string => `${short(before)} → ${short(after)}`

const words: Readonly<Record<FaultCode, (fault: Fault) => string>> = {
  tagPaused: () => 'is paused',
  tagUnpaused: () => 'is no longer paused',
  triggerRemoved: ({ what }) => `no longer fires on '${what}'`,
  triggerAdded: ({ what }) => `also fires on '${what}'`,
  exceptionRemoved: ({ what }) => `is no longer blocked by '${what}'`,
  consentDropped: ({ what }) => `no longer needs the consent ${what}`,
  consentDemanded: ({ what }) => `needs the consent ${what}`,
  firingOptionChanged: (fault) => `fires as often as another option says: ${from(fault)}`,
  sequenceDropped: ({ what }) => `no longer runs '${what}' in its sequence`,
  parameterDropped: ({ what }) => `lacks the parameter ${what}`,
  parameterRenamed: (fault) => `has a parameter under another name: ${from(fault)}`,
  parameterChanged: (fault) => `has another value of ${fault.what}: ${from(fault)}`,
  referenceSwapped: (fault) => `takes ${fault.what} from another variable: ${from(fault)}`,
  conditionDropped: ({ what }) => `lacks the condition ${short(what)}`,
  conditionNegated: ({ what }) => `turns the condition ${short(what)} round`,
  conditionFalsified: (fault) => `compares with something else: ${from(fault)}`,
  operatorChanged: (fault) => `compares in another way: ${from(fault)}`,
  triggerTypeChanged: (fault) => `is of another type: ${from(fault)}`,
  triggerSettingChanged: (fault) => `has another ${fault.what}: ${from(fault)}`,
  memberRemoved: ({ what }) => `no longer waits for the trigger ${what}`,
  variableChanged: (fault) => `has another ${fault.what}: ${from(fault)}`,
  rowDropped: ({ what, before }) => `lacks the row ${what} (${short(before)})`,
  formatDropped: ({ before }) => `lacks its format (${before})`,
}

/** A fault in English, as the end of a line: `tag 'GA4 - purchase' is paused`. */
export const faultWords = (fault: Fault): string => `${fault.kind} '${fault.name}' ${words[fault.code](fault)}`

/** An expectation on one line, as YAML and JSON both read it. */
export const expectationWords = (expected: Expectation): string => JSON.stringify(expected)
