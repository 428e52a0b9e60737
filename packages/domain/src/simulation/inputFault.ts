/** Why a visit or a file of tests is refused, and the words inside of these sentences. packages/tracking has their patterns in each language. */
export const inputFaultCodes = [
  'text.said',
  'visit.address',
  'visit.classes',
  'visit.empty',
  'visit.json',
  'visit.kind.any',
  'visit.kind.flag',
  'visit.kind.list',
  'visit.kind.number',
  'visit.kind.object',
  'visit.kind.oneOf',
  'visit.kind.steps',
  'visit.kind.tags',
  'visit.kind.text',
  'visit.list.long',
  'visit.missing',
  'visit.noList',
  'visit.noObject',
  'visit.other',
  'visit.part.element',
  'visit.part.expectation',
  'visit.part.expectedTag',
  'visit.part.file',
  'visit.part.step',
  'visit.part.test',
  'visit.scroll',
  'visit.start',
  'visit.step.noObject',
  'visit.step.type',
  'visit.steps.data',
  'visit.steps.many',
  'visit.tests.many',
  'visit.tests.name',
  'visit.tests.nameEmpty',
  'visit.tests.nameLong',
  'visit.tests.none',
  'visit.tests.twins',
  'visit.text.long',
  'visit.unknownKey',
] as const
export type InputFaultCode = (typeof inputFaultCodes)[number]

/** A sentence as data: which one, and what it is about. A list is written as one: `a, b and c`. */
export interface InputFault {
  readonly code: InputFaultCode
  readonly values: Readonly<Record<string, InputFaultValue>>
}
export type InputFaultValue = string | number | InputFault | readonly (string | InputFault)[]

export const inputFault = (code: InputFaultCode, values: InputFault['values'] = {}): InputFault => ({ code, values })

/** The same as the message of an issue, because zod passes on texts alone. */
export const faultMessage = (code: InputFaultCode, values?: InputFault['values']): string => JSON.stringify(inputFault(code, values))

/** What the message of an issue says; null where it is none of these schemas. */
export function inputFaultOf(message: string): InputFault | null {
  if (!message.startsWith('{"code":"')) return null
  try {
    const fault = JSON.parse(message) as InputFault
    return inputFaultCodes.includes(fault.code) ? fault : null
  } catch {
    return null
  }
}
