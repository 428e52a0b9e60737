import type { MessageField, PushedMessage } from './messages.ts'

/** Fields by name: their type, and whether they are required. */
const fieldsOf = (fields: readonly MessageField[]): Readonly<Record<string, readonly [type: string, required: boolean]>> =>
  Object.fromEntries(fields.map(({ name, type, required }) => [name, [type, required] as const]))

/** A script of its own, as text: it is pasted into a console, so it uses nothing from here. */
const script = `const right = { string: (value) => typeof value === 'string', number: (value) => typeof value === 'number', boolean: (value) => typeof value === 'boolean', items: Array.isArray }
  const problems = (fields, values, path) => {
    if (typeof values !== 'object' || values === null) return [path.slice(0, -1) + ' is missing']
    return Object.entries(fields).flatMap(([name, [type, required]]) => {
      const value = values[name]
      if (value === undefined || value === null || value === '') return required ? [path + name + ' is missing'] : []
      return right[type](value) ? [] : [path + name + ' is ' + typeof value + ' and has to be ' + type]
    })
  }
  const check = (message) => {
    const name = message && message.event
    if (typeof name !== 'string' || name.startsWith('gtm.')) return
    if (!Object.hasOwn(plan, name)) return console.warn('Tagmason: the plan has no event ' + name)
    const { fields, ecommerce } = plan[name]
    const found = [...problems(fields, message, ''), ...(ecommerce ? problems(ecommerce, message.ecommerce, 'ecommerce.') : [])]
    if (found.length === 0) console.log('Tagmason: ' + name + ' is as planned')
    else console.warn('Tagmason: ' + name + ': ' + found.join(', '))
  }
  const layer = (window.dataLayer = window.dataLayer || [])
  for (const message of [...layer]) check(message)
  const push = layer.push
  layer.push = function (...messages) {
    for (const message of messages) check(message)
    return push.apply(layer, messages)
  }`

/** A script for the console of a browser: it says of each message of the data layer, earlier ones included, whether it is as planned. */
export function checker(messages: readonly PushedMessage[]): string {
  const plan = messages.map(
    ({ event, fields, ecommerce }) => [event, { fields: fieldsOf(fields), ecommerce: ecommerce === null ? null : fieldsOf(ecommerce) }] as const,
  )
  return `// Made by 'tagmason types' from the measurement plan: paste it into the console of a page.\n(() => {\n  const plan = Object.fromEntries(${JSON.stringify(plan)})\n  ${script}\n})()\n`
}
