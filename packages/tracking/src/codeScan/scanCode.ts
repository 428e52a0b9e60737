import { alternatives, bare, evaluate, keyOf, type Scope } from './evaluate.ts'
import { isFunction, type Module, moduleOf, type NamedFunction, scopeOf } from './module.ts'
import { childrenOf, codeOf, isNode, type Node, type Parse } from './parse.ts'
import { lastName, sinkOf, type Told } from './sinks.ts'
import type { CodeEvent, CodeValue, ScannedCode, UnreadFile } from './types.ts'

export interface SourceFile {
  /** A path with slashes, as people are to read it. */
  readonly path: string
  readonly text: string
}

/** A call in a function that has what it tells of from its caller. */
interface Wrapper {
  readonly module: Module
  readonly scope: Scope
  readonly named: NamedFunction
  readonly call: Node
}

interface Found {
  readonly call: Node
  readonly module: Module
  readonly scope: Scope
  /** The functions around it, the nearest first. */
  readonly around: readonly Node[]
}

/** Methods of everything: a wrapper of such a name is known only by a name that stands alone. */
const general = new Set('push call apply bind then catch map filter get set on off add emit send log run init'.split(' '))

function* callsIn(node: Node, around: readonly Node[]): Generator<{ readonly call: Node; readonly around: readonly Node[] }> {
  const inner = isFunction(node) ? [node, ...around] : around
  if (node.type === 'CallExpression' || node.type === 'NewExpression') yield { call: node, around }
  for (const child of childrenOf(node)) yield* callsIn(child, inner)
}

/** What a caller gives the parameters of a function. */
function bindingsOf(params: readonly Node[], values: readonly CodeValue[], inside: Scope): ReadonlyMap<string, CodeValue> {
  const bound = new Map<string, CodeValue>()
  for (const [at, param] of params.entries()) bind(param, values[at], inside, bound)
  return bound
}

const left: CodeValue = { kind: 'known', value: null }

function bind(given: Node, value: CodeValue | undefined, inside: Scope, bound: Map<string, CodeValue>): void {
  const withDefault = given.type === 'AssignmentPattern'
  const param = (withDefault ? given['left'] : given) as Node
  const got = value ?? (withDefault ? evaluate(given['right'], inside) : left)
  if (param.type === 'Identifier') bound.set(String(param['name']), got)
  if (param.type !== 'ObjectPattern') return
  const fields = got.kind === 'object' ? got.fields : new Map<string, CodeValue>()
  const taken = new Set<string>()
  for (const each of (param['properties'] ?? []) as Node[]) {
    if (each.type === 'RestElement') {
      const rest = new Map([...fields].filter(([name]) => !taken.has(name)))
      bound.set(lastName(each['argument']), got.kind === 'object' ? { ...got, fields: rest } : { kind: 'unknown' })
      continue
    }
    const name = keyOf(each) ?? ''
    taken.add(name)
    const open = got.kind !== 'object' || got.open
    bind(each['value'] as Node, fields.get(name) ?? (open && got !== left ? { kind: 'unknown' } : undefined), inside, bound)
  }
}

const lineOf = ({ code }: Module, node: Node) => code.before + (node.loc?.start.line ?? 1)
const eventsAt = (module: Module, node: Node, told: readonly Told[]): CodeEvent[] =>
  told.map((each) => ({ ...each, file: module.file, line: lineOf(module, node) }))

/** Names that a function has from its caller. */
const paramNames = (params: readonly Node[]): ReadonlySet<string> => {
  const names = new Map<string, CodeValue>()
  for (const param of params) bind(param, undefined, { home: null, bound: new Map(), constant: () => undefined, typeOf: () => undefined }, names)
  return new Set(names.keys())
}

const mentions = (node: Node, names: ReadonlySet<string>): boolean =>
  (node.type === 'Identifier' && names.has(String(node['name']))) || [...childrenOf(node)].some((child) => mentions(child, names))

/**
 * Finds the events that code tells of: to the data layer, gtag, Segment, PostHog, Mixpanel, Amplitude and our tracker, directly or through a function around the call. Reads the source and runs nothing.
 */
export function scanCode(files: readonly SourceFile[], parse: Parse): ScannedCode {
  const unread: UnreadFile[] = []
  const modules = new Map<string, Module[]>()
  for (const { path, text } of files) {
    const { codes, faults } = codeOf(path, text, parse)
    unread.push(...faults.map(({ line, because }) => ({ file: path, line, because })))
    modules.set(
      path,
      codes.map((code) => moduleOf(path, code)),
    )
  }
  const calls: Found[] = [...modules.values()].flat().flatMap((module) => {
    const scope = scopeOf(module, modules)
    return [...callsIn(module.code.tree, [])].map((found) => ({ ...found, module, scope }))
  })
  const events: CodeEvent[] = []
  const wrappers = new Map<string, Wrapper[]>()
  const inner = new Map<Node, CodeEvent[]>()
  for (const found of calls) {
    const { call, module, scope } = found
    // A parameter hides a constant of the same name.
    const hiding = hidden(found)
    const told = sinkOf(call, hiding)
    if (told === undefined || told.length === 0) continue
    const own = wrapperOf(found)
    const isOpen = told.some(({ event }) => event === null)
    if (!isOpen || own === undefined) events.push(...eventsAt(module, call, told))
    else {
      wrappers.set(own.name, [...(wrappers.get(own.name) ?? []), { module, scope, named: own, call }])
      inner.set(call, eventsAt(module, call, told))
    }
  }
  const used = new Set<Node>()
  for (const { call, module, scope, around } of calls) {
    const callee = bare(call['callee'])
    const isMethod = callee?.type === 'MemberExpression'
    const name = isMethod ? (keyOf(callee) ?? '') : lastName(callee)
    if (name === '' || (isMethod && general.has(name)) || inner.has(call)) continue
    const known = wrappers.get(name) ?? []
    const here = known.filter((each) => each.module === module)
    // A function of the file itself hides one of the same name elsewhere.
    const isOwn = module.functions.some((each) => each.name === name && !known.some(({ named }) => named === each))
    for (const wrapper of here.length > 0 ? here : isOwn ? [] : known) {
      if (around.includes(wrapper.named.node)) continue
      const given = hidden({ call, module, scope, around })
      const values = ((call['arguments'] ?? []) as Node[]).map((each) =>
        each.type === 'SpreadElement' ? ({ kind: 'unknown' } as const) : evaluate(each, given),
      )
      const told = sinkOf(wrapper.call, { ...wrapper.scope, bound: bindingsOf(wrapper.named.params, values, wrapper.scope) })
      used.add(wrapper.call)
      events.push(...eventsAt(module, call, told ?? []))
    }
  }
  // What no caller was found for is told as it stands.
  for (const [call, told] of inner) if (!used.has(call)) events.push(...told)
  const sorted = events.toSorted((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line))
  return { files: files.length, events: sorted, unread }
}

/** The scope of a call, in which the parameters around it are not known. */
function hidden({ scope, around }: Pick<Found, 'scope' | 'around'> & Partial<Found>): Scope {
  const names = new Set(around.flatMap((each) => [...paramNames((each['params'] ?? []) as Node[])]))
  if (names.size === 0) return scope
  const typed = [...names].map((name): [string, CodeValue] => [name, { kind: 'unknown', type: scope.typeOf(name) }])
  return { ...scope, bound: new Map(typed) }
}

/** The nearest named function around a call whose parameters the call is made of. */
function wrapperOf({ call, around, module }: Found): NamedFunction | undefined {
  for (const node of around) {
    const named = module.functions.find((each) => each.node === node)
    if (named !== undefined && mentionsOrLocal(call, named)) return named
  }
  return undefined
}

/** A call is made of parameters also where a constant of the function stands between. */
function mentionsOrLocal(call: Node, { node, params }: NamedFunction): boolean {
  const names = paramNames(params)
  if (names.size === 0) return false
  const args = { type: 'Arguments', list: call['arguments'] } as Node
  return mentions(args, names) || (isNode(node['body']) && mentions(args, localsFrom(node['body'], names)))
}

function localsFrom(body: Node, names: ReadonlySet<string>): ReadonlySet<string> {
  const locals = new Set<string>()
  const look = (node: Node): void => {
    const init = node.type === 'VariableDeclarator' ? node['init'] : undefined
    if (isNode(init) && mentions(init, names)) locals.add(lastName(node['id']))
    for (const child of childrenOf(node)) look(child)
  }
  look(body)
  return locals
}

/** The kinds of values that one may have, as the plan names them; empty where nothing is known. */
export const typesOf = (value: CodeValue): readonly string[] => [
  ...new Set(
    alternatives(value).flatMap((each) => {
      if (each.kind === 'known') return each.value === null ? [] : [typeof each.value]
      if (each.kind === 'list') return ['items']
      return each.kind === 'unknown' && each.type !== undefined ? [each.type] : []
    }),
  ),
]
