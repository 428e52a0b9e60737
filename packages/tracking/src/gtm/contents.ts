import { joined } from '../sentences/list.ts'
import { say } from '../sentences/say.ts'
import type { Context, Item } from './context.ts'
import { functionFault } from './jsFault.ts'
import { parameterText } from './parameters.ts'
import { referencesIn } from './references.ts'
import { circles } from './sequence.ts'
import { quote } from './values.ts'

// Lengths in characters that Google Tag Manager takes (facts page, limits).
const constantLength = 1024
const htmlLength = 102_400

const checkCode = (context: Context, item: Item): void => {
  const code = parameterText(item, 'javascript')
  // Code without any function is W063.
  if (!/\bfunction\b|=>/.test(code)) return
  const fault = functionFault(code)
  if (fault !== null) context.report('W114', item.place, say('gtm.contents.codeInvalid', { fault }), item)
}

/** Every text inside a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.includes('{{') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const checkCircles = (context: Context, variables: ReadonlyMap<string, Item>): void => {
  const next = new Map<string, readonly string[]>()
  for (const item of variables.values()) {
    const names = textsIn([item.value.parameter, item.value.formatValue]).flatMap(referencesIn)
    if (names.length > 0)
      next.set(
        item.name,
        names.filter((name) => variables.has(name)),
      )
  }
  for (const circle of circles(next)) {
    const item = variables.get(circle[0] ?? '')
    if (item === undefined) continue
    const message = say('gtm.contents.circle', { variables: joined(circle.map(quote), 'list.arrow') })
    context.report('W113', item.place, message, item)
  }
}

/** What variables and tags hold: code, lengths, and references that come back to where they began. */
export const checkContents = (context: Context, variables: ReadonlyMap<string, Item>): void => {
  for (const item of context.items.variable) {
    if (item.type === 'jsm') checkCode(context, item)
    const { length } = item.type === 'c' ? parameterText(item, 'value') : ''
    if (length > constantLength) context.report('W115', item.place, say('gtm.contents.constantTooLong', { length, most: constantLength }), item)
  }
  for (const item of context.items.tag) {
    const { length } = item.type === 'html' ? parameterText(item, 'html') : ''
    if (length > htmlLength) context.report('W116', item.place, say('gtm.contents.htmlTooLong', { length, most: htmlLength }), item)
  }
  checkCircles(context, variables)
}
