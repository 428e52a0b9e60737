import { bare, evaluate, keyOf, type Scope, startOf } from './evaluate.ts'
import { isNode, type Node } from './nodes.ts'
import type { CodeApi, CodeValue } from './types.ts'
import { alternatives, asObject } from './values.ts'

/** An event that a call tells of. */
export interface Told {
  readonly api: CodeApi
  readonly event: string | null
  readonly params: Extract<CodeValue, { kind: 'object' }>
}

const nothing: Told['params'] = { kind: 'object', fields: new Map(), open: false }

/** The last name of `a.b.c`, `this.#c`, `a['c']` and `a().c`. */
export function lastName(given: unknown): string {
  const node = bare(given)
  if (node === undefined) return ''
  if (node.type === 'Identifier') return String(node['name'])
  return node.type === 'MemberExpression' ? (keyOf(node) ?? '') : ''
}

/** What a name is given, with the scope of that. */
const made = (node: Node, scope: Scope): readonly (readonly [Node, Scope])[] => {
  const found = node.type === 'Identifier' ? scope.lookUp(String(node['name']), startOf(node)) : undefined
  return found === undefined || found.isParameter ? [] : found.values.map((value) => [value, found.scope] as const)
}

/** Whether an expression is the client of a product by its name, or is made by a function of such a name, as by `usePostHog()`. */
function isClient(given: unknown, name: RegExp, scope: Scope): boolean {
  const node = bare(given)
  if (node === undefined) return false
  if (name.test(lastName(node))) return true
  return made(node, scope).some(([value]) => {
    const maker = bare(value)
    return (maker?.type === 'CallExpression' || maker?.type === 'NewExpression') && name.test(lastName(maker['callee']))
  })
}

/** Whether an expression is the data layer: by its name, or `(window.dataLayer = window.dataLayer || [])`. */
function isLayer(given: unknown, scope: Scope, depth = 0): boolean {
  const node = bare(given)
  if (node === undefined || depth > 3) return false
  if (node.type === 'AssignmentExpression' || node.type === 'LogicalExpression') return isLayer(node['left'], scope, depth + 1)
  if (lastName(node) === 'dataLayer') return true
  return made(node, scope).some(([value, inside]) => isLayer(value, inside, depth + 1))
}

/** Names of an event; null for one that is not known. */
const namesOf = (value: CodeValue | undefined): readonly (string | null)[] =>
  value === undefined ? [null] : [...new Set(alternatives(value).map((each) => (each.kind === 'known' && typeof each.value === 'string' ? each.value : null)))]

const paramsOf = (value: CodeValue | undefined): Told['params'] =>
  value === undefined || (value.kind === 'known' && value.value === null) ? nothing : value.kind === 'object' ? value : asObject({ kind: 'unknown' })

/** The events of a message of the data layer. One without `event` tells of none. */
export function ofMessage(value: CodeValue): readonly Told[] {
  return alternatives(value).flatMap((message): readonly Told[] => {
    if (message.kind !== 'object') return message.kind === 'unknown' ? [{ api: 'dataLayer', event: null, params: asObject(message) }] : []
    const event = message.fields.get('event')
    if (event === undefined && !message.open) return []
    const params = { ...message, fields: new Map([...message.fields].filter(([name]) => name !== 'event')) }
    return namesOf(event).map((name) => ({ api: 'dataLayer' as const, event: name, params }))
  })
}

const named = (api: CodeApi, event: CodeValue | undefined, params: CodeValue | undefined): readonly Told[] =>
  namesOf(event).map((name) => ({ api, event: name, params: paramsOf(params) }))

/** Clients for servers take one object: `capture({ distinctId, event, properties })`. */
function withProperties(api: CodeApi, value: (at: number) => CodeValue | undefined): readonly Told[] {
  const first = value(0)
  return first?.kind === 'object' && first.fields.has('event')
    ? named(api, first.fields.get('event'), first.fields.get('properties'))
    : named(api, first, value(1))
}

/** The events that a call tells of; undefined for a call that has nothing to do with them. */
export function sinkOf(call: Node, scope: Scope): readonly Told[] | undefined {
  const callee = bare(call['callee'])
  if (callee === undefined) return undefined
  const args = (call['arguments'] ?? []) as Node[]
  const method = callee.type === 'MemberExpression' ? (keyOf(callee) ?? '') : ''
  const owner = method === '' ? '' : lastName(callee['object'])
  const name = method === '' ? lastName(callee) : method
  const value = (at: number): CodeValue | undefined => (args[at] === undefined || args[at].type === 'SpreadElement' ? undefined : evaluate(args[at], scope))
  const messages = () => args.flatMap((each) => (each.type === 'SpreadElement' || lastName(each) === 'arguments' ? [] : ofMessage(evaluate(each, scope))))

  if (method === 'push' && isLayer(callee['object'], scope)) return messages()
  if (name === 'sendGTMEvent' || ((method === 'push' || method === 'trackEvent') && /gtm/i.test(owner))) return messages()
  if (owner === 'TagManager' && method === 'dataLayer') {
    const given = value(0)
    return given?.kind === 'object' ? ofMessage(given.fields.get('dataLayer') ?? { kind: 'unknown' }) : []
  }
  if (name === 'gtag' || name === 'sendGAEvent') {
    const command = value(0)
    return command?.kind === 'known' && command.value === 'event' ? named('gtag', value(1), value(2)) : command?.kind === 'known' ? [] : undefined
  }
  if (owner === 'ReactGA' && method === 'event') {
    const given = value(0)
    return given?.kind === 'object' ? named('gtag', given.fields.get('action'), undefined) : named('gtag', given, value(1))
  }
  if (name === 'logEvent' && args.length >= 2 && value(0)?.kind === 'unknown') return named('gtag', value(1), value(2))
  if (name === 'useTrackEvent') return named('gtag', value(0), value(1))
  if (method === 'event' && /gtag/i.test(owner)) return named('gtag', value(0), value(1))
  const client = (of: RegExp) => isClient(callee['object'], of, scope)
  if (method === 'capture' && client(/posthog/i)) return withProperties('posthog', value)
  if (method === 'track' && client(/mixpanel/i)) return named('mixpanel', value(0), value(1))
  if ((method === 'track' || method === 'logEvent') && client(/amplitude/i)) return withProperties('amplitude', value)
  if (method === 'track' && client(/^(?:analytics|segment|ajs|AnalyticsBrowser)$/i)) return withProperties('segment', value)
  if (name === 'tagmason' && isNode(args[0])) return named('tagmason', value(0), value(1))
  return undefined
}
