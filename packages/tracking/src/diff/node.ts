import { anyText } from '../gtm/anyText.ts'
import { isObj, type Obj } from '../gtm/values.ts'
import { setMember } from '../gtm/setMember.ts'
import { asText, plainText } from './plainText.ts'

/** One value that is compared and merged as a whole. */
export interface Leaf {
  readonly form: 'leaf'
  readonly value: unknown
  /** The same for values that mean the same; empty for what means as much as nothing. */
  readonly text: string
}

/** A value whose members are compared and merged one by one; their order means nothing. */
export interface Branch {
  /** An object; a list of parameters by key; the rows of a table by their first column; a set of names. */
  readonly form: 'object' | 'parameters' | 'rows' | 'names'
  readonly members: ReadonlyMap<string, Node>
  readonly text: string
}

export type Node = Leaf | Branch

export const leaf = (value: unknown, normal = plainText(value)): Leaf => ({ form: 'leaf', value, text: normal })

export const branch = (form: Branch['form'], members: ReadonlyMap<string, Node>): Branch => {
  const texts = [...members].flatMap(([key, { text }]) => (text === '' ? [] : [`${JSON.stringify(key)}:${text}`]))
  return { form, members, text: texts.length === 0 ? '' : `{${texts.sort().join(',')}}` }
}

/** Entries by a name that each has and no two share; null where that is not so. */
const keyed = (list: readonly unknown[], nameOf: (entry: unknown) => string | undefined): Map<string, unknown> | null => {
  const found = new Map<string, unknown>()
  for (const entry of list) {
    const name = nameOf(entry)
    if (name === undefined || found.has(name)) return null
    found.set(name, entry)
  }
  return found
}

const keyIn = (entry: unknown): string | undefined => (isObj(entry) ? asText(entry.key) : undefined)

// Tables in which each row stands for itself. In a regex table the first row that matches counts, so its order is part of it.
const tables: ReadonlySet<string> = new Set(['eventSettingsTable', 'eventParameters', 'userProperties', 'configSettingsTable', 'fieldsToSet'])
const columns: readonly string[] = ['parameter', 'name', 'fieldName', 'key']

const firstColumn = (row: unknown): string | undefined => {
  if (!isObj(row) || !Array.isArray(row.map)) return undefined
  const cells = row.map.filter(isObj)
  const cell = columns.map((column) => cells.find(({ key }) => key === column)).find((found) => found !== undefined)
  return cell === undefined ? undefined : asText(cell.value)
}

const parameterNode = (parameter: unknown, type: string): Node => {
  const isTable = isObj(parameter) && parameter.type === 'LIST' && Object.keys(parameter).every((key) => ['type', 'key', 'list'].includes(key))
  if (!isTable || !(tables.has(anyText(parameter.key)) || (type === 'smm' && parameter.key === 'map')) || !Array.isArray(parameter.list)) return leaf(parameter)
  const rows = keyed(parameter.list, firstColumn)
  return rows === null ? leaf(parameter) : branch('rows', new Map([...rows].map(([key, row]) => [key, leaf(row)])))
}

const member = (key: string, value: unknown, type: string): Node => {
  if (key === 'parameter' && Array.isArray(value)) {
    const parameters = keyed(value, keyIn)
    if (parameters !== null) return branch('parameters', new Map([...parameters].map(([name, each]) => [name, parameterNode(each, type)])))
  }
  if ((key === 'firingTriggerId' || key === 'blockingTriggerId') && Array.isArray(value)) {
    const names = keyed(value, asText)
    if (names !== null) return branch('names', new Map([...names].map(([name, each]) => [name, leaf(each)])))
  }
  if (key === 'formatValue' && isObj(value)) return branch('object', new Map(Object.entries(value).map(([name, each]) => [name, leaf(each)])))
  return leaf(value, plainText(value, key))
}

/** The body of a thing, in members. */
export const nodeOf = (body: Obj): Branch => {
  const type = asText(body.type) ?? ''
  return branch('object', new Map(Object.entries(body).map(([key, value]) => [key, member(key, value, type)])))
}

const plain = (node: Node, key: string): unknown => {
  if (node.form === 'leaf') return node.value
  if (node.form === 'object') return objectOf(node)
  if (node.form === 'rows') return { type: 'LIST', key, list: [...node.members].map(([name, each]) => plain(each, name)) }
  return [...node.members].map(([name, each]) => plain(each, name))
}

const objectOf = (node: Branch): Obj => {
  const made: Record<string, unknown> = {}
  for (const [key, each] of node.members) setMember(made, key, plain(each, key))
  return made
}

/** The body that a node was made of. */
export const bodyOf = (node: Branch): Obj => objectOf(node)
