import { isNode, type Node } from './parse.ts'
import type { CodeValue } from './types.ts'

/** Where names get their values from. */
export interface Scope {
  /** The same for all scopes of one piece of code. */
  readonly home: unknown
  /** What an argument of the call at hand gives a parameter. */
  readonly bound: ReadonlyMap<string, CodeValue>
  /** The one place at which a constant gets its value; undefined for what is no constant, or is set at several. */
  readonly constant: (name: string) => { readonly node: Node; readonly scope: Scope } | undefined
  /** The written type of a name. */
  readonly typeOf: (name: string) => 'string' | 'number' | 'boolean' | undefined
}

export const unknown: CodeValue = { kind: 'unknown' }
const emptyObject = { kind: 'object', fields: new Map<string, CodeValue>(), open: true } as const
const typed = (type: 'string' | 'number' | 'boolean'): CodeValue => ({ kind: 'unknown', type })
const known = (value: string | number | boolean | null): CodeValue => ({ kind: 'known', value })

/** Deeper constants refer to themselves. */
const deepest = 24

const wrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'ParenthesizedExpression',
  'ChainExpression',
  'AwaitExpression',
])

/** An expression without what only types and brackets add. */
export function bare(node: unknown): Node | undefined {
  let inner = node
  while (isNode(inner) && wrappers.has(inner.type)) inner = inner['expression'] ?? inner['argument']
  return isNode(inner) ? inner : undefined
}

/** The name of a property, of `a.b`, `a['b']` and `{ b: 1 }`. */
export function keyOf(node: Node, scope?: Scope): string | undefined {
  const key = bare(node['property'] ?? node['key'])
  if (key === undefined) return undefined
  if (node['computed'] !== true && (key.type === 'Identifier' || key.type === 'PrivateIdentifier')) return String(key['name'])
  if (key.type === 'Literal') return String(key['value'])
  const value = scope === undefined ? unknown : evaluate(key, scope)
  return value.kind === 'known' ? String(value.value) : undefined
}

/** What an expression is, as far as its source tells. Never throws. */
export function evaluate(given: unknown, scope: Scope, depth = 0): CodeValue {
  const node = bare(given)
  if (node === undefined || depth > deepest) return unknown
  const of = (inner: unknown) => evaluate(inner, scope, depth + 1)
  switch (node.type) {
    case 'Literal': {
      const { value } = node
      return value === null || ['string', 'number', 'boolean'].includes(typeof value) ? known(value as string | number | boolean | null) : unknown
    }
    case 'TemplateLiteral':
      return template(node, of)
    case 'Identifier':
      return named(String(node['name']), scope, depth)
    case 'ObjectExpression':
      return object(node, scope, depth)
    case 'ArrayExpression':
      return {
        kind: 'list',
        items: ((node['elements'] ?? []) as unknown[]).map((each) => (isNode(each) && each.type !== 'SpreadElement' ? of(each) : unknown)),
      }
    case 'MemberExpression': {
      const key = keyOf(node, scope)
      const from = of(node['object'])
      return key === undefined ? (from.kind === 'object' && !from.open && from.fields.size > 0 ? oneOf([...from.fields.values()]) : unknown) : member(from, key)
    }
    case 'ConditionalExpression':
      return oneOf([of(node['consequent']), of(node['alternate'])])
    case 'LogicalExpression':
      return node['operator'] === '&&' ? of(node['right']) : oneOf([of(node['left']), of(node['right'])])
    case 'BinaryExpression':
      return binary(String(node['operator']), of(node['left']), of(node['right']))
    case 'UnaryExpression': {
      const value = of(node['argument'])
      if (node['operator'] === '!') return typed('boolean')
      if (node['operator'] === 'typeof') return typed('string')
      if (node['operator'] === '-' && value.kind === 'known' && typeof value.value === 'number') return known(-value.value)
      return node['operator'] === '+' || node['operator'] === '-' ? typed('number') : unknown
    }
    case 'CallExpression':
      return called(node, of)
    default:
      return unknown
  }
}

function template(node: Node, of: (inner: unknown) => CodeValue): CodeValue {
  const texts = (node['quasis'] as { value: { cooked?: string | null } }[]).map(({ value }) => value.cooked ?? '')
  const values = ((node['expressions'] ?? []) as unknown[]).map(of)
  let all: readonly string[] = [texts[0] ?? '']
  for (const [at, value] of values.entries()) {
    const told = alternatives(value).map((each) => (each.kind === 'known' ? String(each.value) : undefined))
    if (told.some((each) => each === undefined) || all.length * told.length > 50) return typed('string')
    all = all.flatMap((text) => told.map((each) => `${text}${each ?? ''}${texts[at + 1] ?? ''}`))
  }
  return oneOf(all.map(known))
}

function named(name: string, scope: Scope, depth: number): CodeValue {
  const bound = scope.bound.get(name)
  if (bound !== undefined) return bound
  if (name === 'undefined') return unknown
  const constant = scope.constant(name)
  // A constant next to the call is made of what the caller gives.
  const value = constant === undefined ? unknown : evaluate(constant.node, constant.scope.home === scope.home ? scope : constant.scope, depth + 1)
  const type = value.kind === 'unknown' && value.type === undefined ? scope.typeOf(name) : undefined
  return type === undefined ? value : typed(type)
}

function object(node: Node, scope: Scope, depth: number): CodeValue {
  const fields = new Map<string, CodeValue>()
  let open = false
  for (const each of (node['properties'] ?? []) as Node[]) {
    if (each.type === 'SpreadElement') {
      const spread = evaluate(each['argument'], scope, depth + 1)
      if (spread.kind === 'known') continue
      if (spread.kind === 'object') {
        for (const [key, value] of spread.fields) fields.set(key, value)
        open ||= spread.open
      } else open = true
      continue
    }
    const key = keyOf(each, scope)
    if (key === undefined) open = true
    else fields.set(key, each['method'] === true ? unknown : evaluate(each['value'], scope, depth + 1))
  }
  return { kind: 'object', fields, open }
}

const binary = (operator: string, left: CodeValue, right: CodeValue): CodeValue => {
  if (['<', '>', '<=', '>=', '==', '===', '!=', '!==', 'in', 'instanceof'].includes(operator)) return typed('boolean')
  if (operator !== '+') return typed('number')
  if (left.kind === 'known' && right.kind === 'known')
    return typeof left.value === 'number' && typeof right.value === 'number' ? known(left.value + right.value) : known(`${left.value}${right.value}`)
  return [left, right].some((value) => value.kind === 'known' && typeof value.value === 'string') ? typed('string') : unknown
}

const numberFunctions = new Set(['Number', 'parseFloat', 'parseInt', 'round', 'floor', 'ceil', 'abs', 'max', 'min', 'now', 'getTime'])
const textFunctions = new Set([
  'String',
  'toString',
  'toFixed',
  'toLowerCase',
  'toUpperCase',
  'trim',
  'join',
  'toISOString',
  'stringify',
  'replace',
  'slice',
  'substring',
])

function called(node: Node, of: (inner: unknown) => CodeValue): CodeValue {
  const callee = bare(node['callee'])
  const [first] = (node['arguments'] ?? []) as unknown[]
  const name = callee?.type === 'MemberExpression' ? keyOf(callee) : callee?.type === 'Identifier' ? String(callee['name']) : ''
  if (name === 'freeze' || name === 'seal') return of(first)
  if (name === 'toLowerCase' || name === 'toUpperCase') {
    const text = of(callee?.['object'])
    if (text.kind === 'known') return known(name === 'toLowerCase' ? String(text.value).toLowerCase() : String(text.value).toUpperCase())
  }
  if (name !== undefined && numberFunctions.has(name)) return typed('number')
  if (name !== undefined && textFunctions.has(name)) return typed('string')
  if (name === 'Boolean') return typed('boolean')
  return name === 'map' || name === 'filter' ? { kind: 'list', items: [] } : unknown
}

function member(from: CodeValue, key: string): CodeValue {
  if (from.kind === 'oneOf') return oneOf(from.values.map((each) => member(each, key)))
  if (from.kind === 'object') return from.fields.get(key) ?? unknown
  if (from.kind === 'list' && key === 'length') return typed('number')
  return from.kind === 'list' && /^\d+$/.test(key) ? (from.items[Number(key)] ?? unknown) : unknown
}

/** The values that one may have, each by itself. */
export const alternatives = (value: CodeValue): readonly CodeValue[] => (value.kind === 'oneOf' ? value.values : [value])

function oneOf(values: readonly CodeValue[]): CodeValue {
  const all = [...new Map(values.flatMap(alternatives).map((value) => [value.kind === 'known' ? JSON.stringify(value.value) : value, value])).values()]
  return all.length === 1 && all[0] !== undefined ? all[0] : { kind: 'oneOf', values: all }
}

/** The value as an object; one that may have anything where it is none. */
export const asObject = (value: CodeValue): Extract<CodeValue, { kind: 'object' }> => (value.kind === 'object' ? value : emptyObject)
