import { type Called, calledBy, type Files, ownerModule, scopeOf } from './scope.ts'
import { argumentsOf, bare, bindingsOf, type Bound, keyOf, type Scope, startOf } from './evaluate.ts'
import { type Module, moduleOf, type NamedFunction } from './module.ts'
import { patternNames } from './names.ts'
import { codeOf, type Parse } from './parse.ts'
import { childrenOf, isFunction, isNode, type Node } from './nodes.ts'
import { lastName, sinkOf, type Told } from './sinks.ts'
import type { CodeEvent, ScannedCode, UnreadFile } from './types.ts'

export interface SourceFile {
  /** A path with slashes, as people are to read it. */
  readonly path: string
  readonly text: string
}

type Bounds = ReadonlyMap<string, Bound>

interface Found {
  readonly call: Node
  readonly module: Module
  readonly scope: Scope
  /** The functions around it, the nearest first. */
  readonly around: readonly Node[]
}

/** A call in a function that has what it tells of from its caller. */
interface Wrapper extends Called {
  readonly call: Node
  /** What the call tells of with what a caller gives the function. */
  readonly tell: (bound: Bounds) => readonly Told[]
  /** What it tells of by itself. */
  readonly alone: readonly CodeEvent[]
}

/** Methods of everything: a wrapper of such a name is known only by a name that stands alone, or by what its owner is. */
const general = new Set('push call apply bind then catch map filter get set on off add emit send log run init'.split(' '))

/** Packages with functions of their own named `track` and the like. */
const foreign = /^@?(?:vercel|segment|amplitude|sentry|datadog|microsoft|google|plausible|fathom|umami|react|vue|next|svelte|angular)\b/

/** Functions around functions around a call. */
const deepest = 5

function* callsIn(node: Node, around: readonly Node[]): Generator<{ readonly call: Node; readonly around: readonly Node[] }> {
  const inner = isFunction(node) ? [node, ...around] : around
  if (node.type === 'CallExpression' || node.type === 'NewExpression') yield { call: node, around }
  for (const child of childrenOf(node)) yield* callsIn(child, inner)
}

function groupedBy<T, Key>(list: readonly T[], keyOf: (each: T) => Key): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>()
  for (const each of list) {
    const group = groups.get(keyOf(each))
    if (group === undefined) groups.set(keyOf(each), [each])
    else group.push(each)
  }
  return groups
}

const lineOf = ({ code }: Module, node: Node) => code.line ?? code.before + (node.loc?.start.line ?? 1)
const eventsAt = (module: Module, node: Node, told: readonly Told[]): CodeEvent[] =>
  told.map((each) => ({ ...each, file: module.file, line: lineOf(module, node) }))

const paramNames = (params: readonly Node[]): ReadonlySet<string> =>
  new Set(params.flatMap((param) => [...patternNames(param, undefined)].map(([name]) => name)))

const mentions = (node: Node, names: ReadonlySet<string>): boolean =>
  (node.type === 'Identifier' && names.has(String(node['name']))) || [...childrenOf(node)].some((child) => mentions(child, names))

/**
 * Finds the events that code tells of: to the data layer, gtag, Segment, PostHog, Mixpanel, Amplitude and our tracker, directly or through functions around the call. Reads the source and runs nothing.
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
  const events = new Map<Node, CodeEvent[]>()
  let wrappers: Wrapper[] = []
  const used = new Set<Node>()
  const all: Wrapper[] = []
  /** What a call tells of is an event, or makes the function around it a wrapper. */
  const settle = (found: Found, tell: Wrapper['tell'], next: Wrapper[]): void => {
    const told = tell(new Map())
    if (told.length === 0) return
    const { call, module } = found
    const named = told.some(({ event }) => event === null) ? wrapperOf(found) : undefined
    if (named === undefined) events.set(call, joined([...(events.get(call) ?? []), ...eventsAt(module, call, told)]))
    else next.push({ module, named, call, tell, alone: eventsAt(module, call, told) })
  }
  const others: Found[] = []
  for (const found of calls) {
    const { call, scope, module } = found
    const told = isOwn(call, module, modules) ? undefined : sinkOf(call, scope)
    if (told === undefined) others.push(found)
    else settle(found, (bound) => sinkOf(call, { ...scope, bound }) ?? [], wrappers)
  }
  for (let depth = 0; depth < deepest && wrappers.length > 0; depth++) {
    all.push(...wrappers)
    const byNode = groupedBy(wrappers, ({ named }) => named.node)
    const byName = groupedBy(wrappers, ({ named }) => named.name)
    const next: Wrapper[] = []
    for (const found of others) {
      const { call, scope } = found
      for (const wrapper of calledWrappers(found, byNode, byName, modules)) {
        if (found.around.includes(wrapper.named.node)) continue
        used.add(wrapper.call)
        const inside = scopeOf(wrapper.module, modules)
        settle(
          found,
          (bound) => wrapper.tell(bindingsOf(wrapper.named.params, argumentsOf(call, { ...scope, bound }), inside, startOf(wrapper.named.node) ?? 0)),
          next,
        )
      }
    }
    wrappers = next
  }
  // What no caller was found for is told as it stands.
  for (const { call, alone } of all) if (!used.has(call)) events.set(call, joined([...(events.get(call) ?? []), ...alone]))
  const sorted = [...events.values()].flat().toSorted((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line))
  return { files: files.length, events: sorted, unread }
}

/** One event of each name: what two branches of a wrapper tell of is one. */
function joined(events: readonly CodeEvent[]): CodeEvent[] {
  const byName = groupedBy(events, ({ api, event }) => `${api} ${event ?? ''}`)
  return [...byName.values()].flatMap((same) => {
    const [first] = same
    if (first === undefined || same.length === 1) return same
    const fields = new Map(same.flatMap(({ params }) => [...params.fields]))
    // A field of one branch only may be missing.
    const open = same.some(({ params }) => params.open || params.fields.size < fields.size)
    return [{ ...first, params: { kind: 'object' as const, fields, open } }]
  })
}

/** Whether a method is one that the project wrote itself, on an object of its own: `analytics.track` may be a wrapper around another product. */
function isOwn(call: Node, module: Module, files: Files): boolean {
  const callee = bare(call['callee'])
  if (callee?.type !== 'MemberExpression') return false
  const name = keyOf(callee)
  if (name !== 'track' && name !== 'capture' && name !== 'logEvent') return false
  const owner = ownerModule(call, module, files)
  return owner?.functions.some((each) => each.name === name && each.node !== undefined) ?? false
}

/** The wrappers that a call calls: by what it certainly calls, otherwise by name. */
function calledWrappers(
  { call, module }: Found,
  byNode: ReadonlyMap<Node, readonly Wrapper[]>,
  byName: ReadonlyMap<string, readonly Wrapper[]>,
  files: Files,
): readonly Wrapper[] {
  const callee = bare(call['callee'])
  const isMethod = callee?.type === 'MemberExpression'
  const name = isMethod ? (keyOf(callee) ?? '') : lastName(callee)
  if (name === '') return []
  if (!isMethod) {
    const certain = calledBy(call, module, files)
    if (certain !== undefined) return byNode.get(certain.named.node) ?? []
    const imported = module.imports.get(name)
    if (imported !== undefined && foreign.test(imported.from)) return []
    return nearest(byName.get(imported === undefined || imported.name === 'default' || imported.name === '*' ? name : imported.name) ?? [], name, module)
  }
  const owner = ownerModule(call, module, files)
  const there = (byName.get(name) ?? []).filter((each) => each.module === owner)
  if (there.length > 0) return there
  return general.has(name) ? [] : nearest(byName.get(name) ?? [], name, module)
}

/** A function of the file itself hides one of the same name elsewhere. */
function nearest(known: readonly Wrapper[], name: string, module: Module): readonly Wrapper[] {
  const here = known.filter((each) => each.module === module)
  if (here.length > 0) return here
  return module.functions.some((each) => each.name === name) ? [] : known
}

/** The nearest named function around a call whose parameters the call is made of. */
function wrapperOf({ call, around, module }: Found): NamedFunction | undefined {
  for (const node of around) {
    const named = module.functions.find((each) => each.node === node)
    if (named !== undefined && mentionsOrLocal(call, named)) return named
  }
  return undefined
}

/** A call is made of parameters also where constants of the function stand between. */
function mentionsOrLocal(call: Node, { node, params }: NamedFunction): boolean {
  const names = new Set(paramNames(params))
  if (names.size === 0) return false
  const args = { type: 'Arguments', list: call['arguments'] } as Node
  for (let before = -1; before < names.size;) {
    if (mentions(args, names)) return true
    before = names.size
    if (isNode(node['body'])) for (const name of localsFrom(node['body'], names)) names.add(name)
  }
  return false
}

function localsFrom(body: Node, names: ReadonlySet<string>): ReadonlySet<string> {
  const locals = new Set<string>()
  const look = (node: Node): void => {
    const [target, from] =
      node.type === 'VariableDeclarator' ? [node['id'], node['init']] : node.type === 'AssignmentExpression' ? [node['left'], node['right']] : []
    if (isNode(from) && mentions(from, names)) for (const [name] of patternNames(target, undefined)) locals.add(name)
    for (const child of childrenOf(node)) look(child)
  }
  look(body)
  return locals
}
