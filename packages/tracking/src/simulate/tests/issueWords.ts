import { type InputFault, inputFaultOf, type InputFaultValue } from '@tagmason/domain'
import { joined } from '../../sentences/list.ts'
import { say, type Sentence, type Value, type Words } from '../../sentences/say.ts'

/** What the message of an issue says: a sentence where it is one of the schemas of visits and tests, else the message itself. */
export function issueWords(message: string): Words {
  const fault = inputFaultOf(message)
  return fault === null ? message : sentenceOfFault(fault)
}

const sentenceOfFault = ({ code, values }: InputFault): Sentence => ({
  code,
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(value)])),
})

const isList = (value: InputFaultValue): value is Extract<InputFaultValue, readonly unknown[]> => Array.isArray(value)

function valueOf(value: InputFaultValue): Value {
  if (isList(value)) return named(value.map((one) => (typeof one === 'string' ? one : sentenceOfFault(one))))
  return typeof value === 'object' ? sentenceOfFault(value) : value
}

/** `a, b and c`, with what is usual for it in the language. */
function named(names: readonly Words[]): Words {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : say('list.two', { first: joined(names.slice(0, -1), 'list.comma'), second: last })
}
