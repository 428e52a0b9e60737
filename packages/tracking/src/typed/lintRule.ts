import type { PushedMessage } from './messages.ts'

/** A plug-in of its own, as text: ESLint and oxlint load it, so it uses nothing from here. */
const plugin = `const right = {
  string: (value) => value === 'string',
  number: (value) => value === 'number',
  boolean: (value) => value === 'boolean',
  items: (value) => value === 'list',
}

// What is written is judged; what is known only when the code runs is not.
const kindOf = (node) => {
  if (node.type === 'Literal' && node.value !== null) return typeof node.value
  if (node.type === 'TemplateLiteral') return 'string'
  if (node.type === 'ArrayExpression') return 'list'
  return node.type === 'ObjectExpression' ? 'object' : undefined
}
const bare = (node) => (node && (node.type.startsWith('TS') || node.type === 'ChainExpression') && node.expression ? bare(node.expression) : node)
const nameOf = (node) => (node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' ? (node.computed ? node.property.value : node.property.name) : undefined)
const textOf = (node) => (node && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined)
const keyOf = (property) => (property.computed ? undefined : (property.key.name ?? property.key.value))
const entries = (object) => object.properties.filter((each) => each.type === 'Property').map((each) => [keyOf(each), each])

const check = (context, object, fields, path) => {
  const given = new Map(entries(object))
  const whole = object.properties.every((each) => each.type === 'Property' && keyOf(each) !== undefined)
  for (const [name, [type, required]] of Object.entries(fields)) {
    const property = given.get(name)
    if (property === undefined) {
      if (required && whole) context.report({ node: object, message: "'" + path + name + "' is missing, and the plan requires it." })
      continue
    }
    const kind = kindOf(bare(property.value))
    if (kind !== undefined && !right[type](kind)) context.report({ node: property, message: "'" + path + name + "' is " + kind + ', and the plan says ' + type + '.' })
  }
}

const judge = (context, name, node, object) => {
  if (name.startsWith('gtm.')) return
  if (!Object.hasOwn(plan, name)) return context.report({ node, message: "The plan has no event '" + name + "'." })
  if (object === undefined || object.type !== 'ObjectExpression') return
  const { fields, ecommerce } = plan[name]
  check(context, object, fields, '')
  const shop = entries(object).find(([key]) => key === 'ecommerce')
  if (ecommerce !== null && shop !== undefined && bare(shop[1].value).type === 'ObjectExpression') check(context, bare(shop[1].value), ecommerce, 'ecommerce.')
}

const planned = {
  meta: { type: 'problem', docs: { description: 'messages of the data layer are as the measurement plan says' }, schema: [] },
  create: (context) => ({
    CallExpression: (node) => {
      const callee = bare(node.callee)
      if (callee.type !== 'MemberExpression' || nameOf(callee) !== 'push' || nameOf(bare(callee.object)) !== 'dataLayer') return
      for (const given of node.arguments) {
        const message = bare(given)
        if (message.type !== 'ObjectExpression') continue
        const event = entries(message).find(([key]) => key === 'event')
        const name = event === undefined ? undefined : textOf(bare(event[1].value))
        if (name !== undefined) judge(context, name, event[1], message)
      }
    },
  }),
}

export default { meta: { name: 'tagmason' }, rules: { planned } }`

type Fields = Readonly<Record<string, readonly [type: string, required: boolean]>>
const fieldsOf = (fields: PushedMessage['fields']): Fields => Object.fromEntries(fields.map(({ name, type, required }) => [name, [type, required] as const]))

/** A plug-in for ESLint and oxlint with the rule `tagmason/planned`: an editor marks names, types and missing parameters of the messages that code pushes. */
export function lintRule(messages: readonly PushedMessage[]): string {
  const plan = messages.map(
    ({ event, fields, ecommerce }) => [event, { fields: fieldsOf(fields), ecommerce: ecommerce === null ? null : fieldsOf(ecommerce) }] as const,
  )
  return `// Made by 'tagmason types' from the measurement plan. ESLint: plugins: { tagmason }, rules: { 'tagmason/planned': 'error' }; oxlint: "jsPlugins": ["./tagmason.lint.mjs"].\nconst plan = Object.fromEntries(${JSON.stringify(plan)})\n\n${plugin}\n`
}
