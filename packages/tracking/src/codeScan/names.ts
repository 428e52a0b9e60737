import { bare, keyOf, startOf } from './evaluate.ts'
import { nodesIn, isFunction, isNode, type Node } from './nodes.ts'

/** A name, where it holds, and what it is given. */
export interface Declared {
  /** Offsets of the piece of code in which the name holds. */
  readonly from: number
  readonly to: number
  /** What it is given: one value for a constant, none for a parameter. */
  readonly values: Node[]
  /** Fields that are set on it later, as by `params.value = 1`. */
  readonly fields: (readonly [key: string, value: Node])[]
  readonly isParameter: boolean
}

export type Names = ReadonlyMap<string, readonly Declared[]>

/** What stands for a value that no expression of the code is. */
const something: Node = { type: 'Unknown' }

const endOf = (node: Node): number => (typeof node['end'] === 'number' ? node['end'] : Number.POSITIVE_INFINITY)

const nameOf = (node: unknown): string => (isNode(node) && (node.type === 'Identifier' || node.type === 'Literal') ? String(node['name'] ?? node['value']) : '')

/** An object made of other nodes, so that enums and classes are read as constants are. */
export const objectOf = (fields: readonly (readonly [string, Node])[]): Node => ({
  type: 'ObjectExpression',
  properties: fields.map(([name, value]) => ({ type: 'Property', computed: false, key: { type: 'Identifier', name }, value })),
})

function enumOf(node: Node): Node {
  const members = (node['members'] ?? (node['body'] as Node | undefined)?.['members'] ?? []) as Node[]
  let next = 0
  return objectOf(
    members.map((member) => {
      const { initializer } = member as { initializer?: unknown }
      const value = isNode(initializer) ? initializer : { type: 'Literal', value: next }
      next = typeof value['value'] === 'number' ? value['value'] + 1 : next + 1
      return [nameOf(member['id']), value] as const
    }),
  )
}

const fieldsOfClass = (node: Node, isStatic: boolean): readonly (readonly [string, Node])[] =>
  (((node['body'] as Node | undefined)?.['body'] ?? []) as Node[]).flatMap((member) =>
    /^(?:PropertyDefinition|Class(?:Private)?Property)$/.test(member.type) && (member['static'] === true) === isStatic && isNode(member['value'])
      ? [[keyOf(member) ?? '', member['value']] as const]
      : [],
  )

/** The names that a pattern declares, each with where its value is in the value of the whole. */
export function* patternNames(given: unknown, value: Node | undefined): Generator<readonly [string, Node | undefined]> {
  const node = bare(given)
  if (node === undefined) return
  if (node.type === 'Identifier') yield [String(node['name']), value]
  if (node.type === 'AssignmentPattern') yield* patternNames(node['left'], value)
  if (node.type === 'RestElement') yield* patternNames(node['argument'], undefined)
  if (node.type === 'ArrayPattern') for (const each of (node['elements'] ?? []) as unknown[]) yield* patternNames(each, undefined)
  if (node.type !== 'ObjectPattern') return
  for (const each of (node['properties'] ?? []) as Node[]) {
    if (each.type === 'RestElement') yield* patternNames(each, undefined)
    else
      yield* patternNames(
        each['value'],
        value === undefined ? undefined : { type: 'MemberExpression', computed: each['computed'] === true, object: value, property: each['key'] },
      )
  }
}

const blocks = new Set(['Program', 'BlockStatement', 'StaticBlock', 'SwitchStatement', 'ForStatement', 'ForOfStatement', 'ForInStatement', 'CatchClause'])

/** The innermost declaration of a name at an offset; of the whole piece where there is no offset. */
export function declaredAt(names: Names, name: string, at: number | undefined): Declared | undefined {
  let best: Declared | undefined
  for (const each of names.get(name) ?? []) {
    const holds = at === undefined ? each.from === 0 : each.from <= at && at <= each.to
    if (holds && (best === undefined || each.from >= best.from)) best = each
  }
  return best
}

/** Every name of a piece of code. */
export function namesOf(tree: Node): Names {
  const names = new Map<string, Declared[]>()
  const whole = { from: 0, to: Number.POSITIVE_INFINITY }
  const later: (() => void)[] = []
  const declare = (name: string, values: readonly Node[], { from, to }: { from: number; to: number }, isParameter = false) => {
    if (name === '') return
    const list = names.get(name) ?? []
    const same = list.find((each) => each.from === from)
    if (same === undefined) list.push({ from, to, values: [...values], fields: [], isParameter })
    else same.values.push(...values)
    names.set(name, list)
  }
  const assigned = (node: Node) => {
    const left = bare(node['left'])
    const right = node['operator'] === '=' && isNode(node['right']) ? node['right'] : something
    if (left?.type === 'Identifier') {
      const to = declaredAt(names, nameOf(left), startOf(left))
      // `a = a || []` gives nothing new.
      if (to !== undefined && !(bare(right)?.type === 'LogicalExpression' && nameOf(bare(bare(right)?.['left'])) === nameOf(left))) to.values.push(right)
    }
    if (left?.type !== 'MemberExpression') return
    const owner = bare(left['object'])
    const key = keyOf(left)
    if (owner?.type === 'Identifier' && key !== undefined) declaredAt(names, nameOf(owner), startOf(owner))?.fields.push([key, right])
    if (owner?.type === 'ThisExpression' && key !== undefined) declare(`this.${key}`, [something], whole)
  }
  const look = (node: Node, block: { from: number; to: number }, around: { from: number; to: number }): void => {
    const isBlock = blocks.has(node.type) || isFunction(node)
    const own = node.type === 'Program' ? whole : { from: startOf(node) ?? 0, to: endOf(node) }
    const inner = isBlock ? own : block
    if (isFunction(node)) for (const param of node.params) for (const [name] of patternNames(param, undefined)) declare(name, [], own, true)
    switch (node.type) {
      case 'VariableDeclaration': {
        const at = node['kind'] === 'var' ? around : block
        for (const each of (node['declarations'] ?? []) as Node[]) {
          const init = bare(each['init'])
          for (const [name, value] of patternNames(each['id'], init)) declare(name, value === undefined ? (init === undefined ? [] : [something]) : [value], at)
        }
        break
      }
      case 'FunctionDeclaration':
        declare(nameOf(node['id']), [node], block)
        break
      case 'TSEnumDeclaration':
        declare(nameOf(node['id']), [enumOf(node)], block)
        break
      case 'ClassDeclaration':
      case 'ClassExpression':
        if (node.type === 'ClassDeclaration') declare(nameOf(node['id']), [objectOf(fieldsOfClass(node, true))], block)
        for (const [name, value] of fieldsOfClass(node, false)) declare(`this.${name}`, [value], whole)
        break
      case 'ExportDefaultDeclaration': {
        const value = bare(node['declaration'])
        if (value !== undefined && nameOf(value['id']) === '') declare('default', [value], whole)
        break
      }
      case 'AssignmentExpression':
        later.push(() => assigned(node))
    }
    const functionAround = isFunction(node) ? own : around
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) {
        for (const each of value) if (isNode(each)) look(each, inner, functionAround)
      } else if (isNode(value)) look(value, inner, functionAround)
    }
  }
  look(tree, whole, whole)
  for (const each of later) each()
  return names
}

const typeNames: Readonly<Record<string, string>> = { TSStringKeyword: 'string', TSNumberKeyword: 'number', TSBooleanKeyword: 'boolean' }

/** The written types of names; '' where one name has several. */
export function typesOfNames(tree: Node): ReadonlyMap<string, string> {
  const types = new Map<string, string>()
  for (const node of nodesIn(tree)) {
    if (node.type !== 'Identifier') continue
    const annotation = (node['typeAnnotation'] as Node | undefined)?.['typeAnnotation']
    if (!isNode(annotation)) continue
    const [name, type] = [nameOf(node), typeNames[annotation.type] ?? '']
    types.set(name, (types.get(name) ?? type) === type ? type : '')
  }
  return types
}
