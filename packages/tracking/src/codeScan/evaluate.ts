import { childrenOf, isFunction, isNode, type Node } from './nodes.ts'
import type { CodeValue } from './types.ts'
import { alternatives, asObject, emptyObject, known, member, merged, oneOf, typed, unknown } from './values.ts'

/** A name, where it holds, and what it is given; see names.ts. */
interface Found {
  readonly from: number
  readonly values: readonly Node[]
  readonly fields: readonly (readonly [key: string, value: Node])[]
  readonly isParameter: boolean
  readonly scope: Scope
}

/** What an argument of the call at hand gives a parameter. */
export interface Bound {
  readonly value: CodeValue
  /** Where the function begins whose parameter it is. */
  readonly from: number
}

/** Where names get their values from. */
export interface Scope {
  /** The same for all scopes of one piece of code. */
  readonly home: unknown
  readonly bound: ReadonlyMap<string, Bound>
  /** What a name is at an offset of the code. */
  readonly lookUp: (name: string, at: number | undefined) => Found | undefined
  /** The written type of a name. */
  readonly typeOf: (name: string) => 'string' | 'number' | 'boolean' | undefined
  /** The function that a call calls, where that is certain. */
  readonly calledBy: (call: Node) => { readonly params: readonly Node[]; readonly node: Node; readonly scope: Scope } | undefined
}

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
      return named(String(node['name']), startOf(node), scope, depth)
    case 'ObjectExpression':
      return object(node, scope, depth)
    case 'ArrayExpression':
      return {
        kind: 'list',
        items: ((node['elements'] ?? []) as unknown[]).map((each) => (isNode(each) && each.type !== 'SpreadElement' ? of(each) : unknown)),
      }
    case 'MemberExpression': {
      if (bare(node['object'])?.type === 'ThisExpression') return named(`this.${keyOf(node, scope) ?? ''}`, undefined, scope, depth)
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
      return called(node, of, scope, depth)
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

/** The offset at which a node begins; made-up nodes have none. */
export const startOf = (node: Node): number | undefined => (typeof node['start'] === 'number' ? node['start'] : undefined)

/** What is being read: a name that refers to itself is not read again. */
const reading = new Set<unknown>()

/** The value of what is read, once at a time; unknown inside of itself. */
function once(what: unknown, read: () => CodeValue): CodeValue {
  if (reading.has(what)) return unknown
  reading.add(what)
  try {
    return read()
  } finally {
    reading.delete(what)
  }
}

function named(name: string, at: number | undefined, scope: Scope, depth: number): CodeValue {
  if (name === 'undefined') return unknown
  const found = scope.lookUp(name, at)
  const type = scope.typeOf(name)
  const otherwise = type === undefined ? unknown : typed(type)
  const isHome = found?.scope.home === scope.home
  if (found === undefined) return otherwise
  const bound = isHome ? scope.bound.get(name) : undefined
  const given = bound?.from === found.from ? bound.value : undefined
  // A constant next to the call is made of what the caller gives.
  const inner = isHome ? scope : found.scope
  const values = [...(given === undefined ? [] : [given]), ...found.values.map((value) => once(value, () => evaluate(value, inner, depth + 1)))]
  const value = valueOf(values, found.isParameter && given === undefined)
  const fields = found.fields.map(([key, node]) => [key, once(node, () => evaluate(node, inner, depth + 1))] as const)
  if (fields.length > 0 && (value.kind === 'object' || (value.kind === 'unknown' && value.type === undefined && !found.isParameter))) {
    const own = asObject(value)
    // What is set later may be set only sometimes.
    return { ...own, fields: new Map([...fields.filter(([key]) => !own.fields.has(key)), ...own.fields]) }
  }
  return value.kind === 'unknown' && value.type === undefined ? otherwise : value
}

/** What a name is that is given several values; unknown as soon as one of them is, unless all are objects. */
function valueOf(values: readonly CodeValue[], isOpen: boolean): CodeValue {
  if (values.length === 0 || isOpen) return unknown
  return values.length > 1 && values.some(({ kind }) => kind === 'unknown') ? unknown : oneOf(values)
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

function called(node: Node, of: (inner: unknown) => CodeValue, scope: Scope, depth: number): CodeValue {
  const callee = bare(node['callee'])
  const [first] = (node['arguments'] ?? []) as unknown[]
  const name = callee?.type === 'MemberExpression' ? keyOf(callee) : callee?.type === 'Identifier' ? String(callee['name']) : ''
  const owner = callee?.type === 'MemberExpression' ? bare(callee['object']) : undefined
  const isObject = owner?.type === 'Identifier' && owner['name'] === 'Object'
  if (isObject && name === 'assign') return merged(((node['arguments'] ?? []) as unknown[]).map(of))
  if (isObject && name === 'fromEntries') return entriesIn(first, of)
  if (name === 'reduce' && owner?.type === 'CallExpression') return { ...entriesIn(owner, of), open: true }
  if (name === 'freeze' || name === 'seal') return of(first)
  if (name === 'toLowerCase' || name === 'toUpperCase') {
    const text = of(owner)
    if (text.kind === 'known') return known(name === 'toLowerCase' ? String(text.value).toLowerCase() : String(text.value).toUpperCase())
  }
  if (name !== undefined && numberFunctions.has(name)) return typed('number')
  if (name !== undefined && textFunctions.has(name)) return typed('string')
  if (name === 'Boolean') return typed('boolean')
  if (name === 'map' || name === 'filter') return { kind: 'list', items: [] }
  const own = scope.calledBy(node)
  if (own === undefined) return unknown
  const bound = bindingsOf(own.params, argumentsOf(node, scope, depth + 1), own.scope, startOf(own.node) ?? 0)
  const inside = { ...own.scope, bound: own.scope.home === scope.home ? new Map([...scope.bound, ...bound]) : bound }
  return once(own.node, () => {
    const values = returnsOf(own.node).map((each) => evaluate(each, inside, depth + 1))
    return values.length === 0 || values.some(({ kind }) => kind === 'unknown') ? (values.length === 1 ? (values[0] ?? unknown) : unknown) : oneOf(values)
  })
}

/** What the arguments of a call are. */
export const argumentsOf = (call: Node, scope: Scope, depth = 0): readonly CodeValue[] =>
  ((call['arguments'] ?? []) as Node[]).map((each) => (each.type === 'SpreadElement' ? unknown : evaluate(each, scope, depth)))

/** What a function gives back; what a function in it gives back is not. */
function returnsOf(node: Node): readonly unknown[] {
  const body = bare(node['body'])
  if (body?.type !== 'BlockStatement') return [body]
  const found: unknown[] = []
  const look = (each: Node): void => {
    if (isFunction(each)) return
    if (each.type === 'ReturnStatement') found.push(each['argument'])
    for (const child of childrenOf(each)) look(child)
  }
  look(body)
  return found
}

/** The object of `Object.entries(object)`, with whatever is called on its entries, such as a filter. */
function entriesIn(given: unknown, of: (inner: unknown) => CodeValue): Extract<CodeValue, { kind: 'object' }> {
  const node = bare(given)
  const callee = bare(node?.['callee'])
  if (node?.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return emptyObject
  if (keyOf(callee) !== 'entries') return entriesIn(callee['object'], of)
  const { fields } = asObject(of(((node['arguments'] ?? []) as unknown[])[0]))
  return { kind: 'object', fields: new Map([...fields.keys()].map((name) => [name, unknown])), open: true }
}

const nothing: CodeValue = known(null)

/** What a caller gives the parameters of a function, which begins at `from`. */
export function bindingsOf(params: readonly Node[], values: readonly CodeValue[], inside: Scope, from: number): ReadonlyMap<string, Bound> {
  const bound = new Map<string, Bound>()
  for (const [at, param] of params.entries()) bind(param, values[at], inside, (name, value) => bound.set(name, { value, from }))
  return bound
}

function bind(given: Node, value: CodeValue | undefined, inside: Scope, set: (name: string, value: CodeValue) => void): void {
  const withDefault = given.type === 'AssignmentPattern'
  const param = (withDefault ? given['left'] : given) as Node
  const got = value ?? (withDefault ? evaluate(given['right'], inside) : nothing)
  if (param.type === 'Identifier') set(String(param['name']), got)
  if (param.type === 'RestElement') set(String((param['argument'] as Node)['name']), unknown)
  if (param.type !== 'ObjectPattern') return
  const fields = got.kind === 'object' ? got.fields : new Map<string, CodeValue>()
  const taken = new Set<string>()
  for (const each of (param['properties'] ?? []) as Node[]) {
    if (each.type === 'RestElement') {
      const rest = new Map([...fields].filter(([name]) => !taken.has(name)))
      set(String((each['argument'] as Node)['name']), got.kind === 'object' ? { ...got, fields: rest } : unknown)
      continue
    }
    const name = keyOf(each) ?? ''
    taken.add(name)
    const open = got.kind !== 'object' || got.open
    bind(each['value'] as Node, fields.get(name) ?? (open && got !== nothing ? unknown : undefined), inside, set)
  }
}
