import { bare, keyOf as keyName } from './evaluate.ts'
import { declaredAt, type Names, namesOf, typesOfNames } from './names.ts'
import { type Code } from './parse.ts'
import { nodesIn, isFunction, isNode, type Node } from './nodes.ts'

/** A function that has a name, such as a wrapper around a call. */
export interface NamedFunction {
  readonly name: string
  readonly node: Node
  readonly params: readonly Node[]
}

export interface Imported {
  readonly from: string
  /** `*` for all of it, `default` for what it exports so. */
  readonly name: string
}

/** A piece of code with its names. */
export interface Module {
  readonly file: string
  readonly code: Code
  readonly names: Names
  readonly imports: ReadonlyMap<string, Imported>
  /** Exported names, by what they are called inside. */
  readonly exports: ReadonlyMap<string, string>
  /** What is exported from another file, with all names or with one. */
  readonly passedOn: readonly Imported[]
  readonly functions: readonly NamedFunction[]
  readonly types: ReadonlyMap<string, string>
}

const nameOf = (node: unknown): string => (isNode(node) && (node.type === 'Identifier' || node.type === 'Literal') ? String(node['name'] ?? node['value']) : '')

/** The function of a value, also inside of a call such as `useCallback(…)`. */
export function functionIn(value: unknown): Node | undefined {
  const node = bare(value)
  if (isFunction(node)) return node
  if (node?.type !== 'CallExpression') return undefined
  const [first] = (node['arguments'] ?? []) as unknown[]
  return isFunction(first) ? first : undefined
}

/** The file that `require('…')` names. */
function required(value: unknown): string | undefined {
  const node = bare(value)
  const [first] = (node?.['arguments'] ?? []) as unknown[]
  return node?.type === 'CallExpression' && nameOf(node['callee']) === 'require' ? nameOf(first) : undefined
}

/** The names of a piece of code, what it has from other files, and its functions. */
export function moduleOf(file: string, code: Code): Module {
  const imports = new Map<string, Imported>()
  const exports = new Map<string, string>()
  const passedOn: Imported[] = []
  const functions: NamedFunction[] = []
  const named = (name: string | undefined, value: unknown) => {
    const node = functionIn(value)
    if (name !== undefined && name !== '' && node !== undefined) functions.push({ name, node, params: (node['params'] ?? []) as Node[] })
  }
  for (const node of nodesIn(code.tree)) {
    switch (node.type) {
      case 'VariableDeclarator': {
        named(nameOf(node['id']), node['init'])
        const from = required(node['init'])
        const id = bare(node['id'])
        if (from === undefined || id === undefined) break
        if (id.type === 'Identifier') imports.set(nameOf(id), { from, name: '*' })
        else for (const each of (id['properties'] ?? []) as Node[]) imports.set(nameOf(each['value']), { from, name: keyName(each) ?? '' })
        break
      }
      case 'FunctionDeclaration':
        named(nameOf(node['id']), node)
        break
      case 'MethodDefinition':
      case 'PropertyDefinition':
      case 'ClassProperty':
      case 'ClassPrivateProperty':
      case 'Property':
        named(keyName(node), node['value'])
        break
      case 'AssignmentExpression': {
        const left = bare(node['left'])
        if (left?.type !== 'MemberExpression') break
        named(keyName(left), node['right'])
        if (nameOf(left['object']) === 'module' && keyName(left) === 'exports')
          for (const each of (bare(node['right'])?.['properties'] ?? []) as Node[]) {
            const inside = nameOf(each['value'])
            if (inside !== '') exports.set(keyName(each) ?? '', inside)
          }
        break
      }
      case 'ImportDeclaration':
        for (const each of (node['specifiers'] ?? []) as Node[])
          imports.set(nameOf(each['local']), {
            from: String((node['source'] as Node)['value']),
            name: each.type === 'ImportNamespaceSpecifier' ? '*' : each.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(each['imported']),
          })
        break
      case 'ExportAllDeclaration':
        passedOn.push({ from: String((node['source'] as Node)['value']), name: '*' })
        break
      case 'ExportNamedDeclaration':
        exported(node, exports, passedOn)
        break
      case 'ExportDefaultDeclaration': {
        const value = bare(node['declaration'])
        const name = nameOf(value?.['id']) || nameOf(value)
        if (name === '') named('default', value)
        exports.set('default', name === '' ? 'default' : name)
      }
    }
  }
  return { file, code, names: namesOf(code.tree), imports, exports, passedOn, functions, types: typesOfNames(code.tree) }
}

function exported(node: Node, exports: Map<string, string>, passedOn: Imported[]): void {
  const declared = node['declaration']
  if (isNode(declared)) {
    const names =
      declared.type === 'VariableDeclaration' ? ((declared['declarations'] ?? []) as Node[]).map((each) => nameOf(each['id'])) : [nameOf(declared['id'])]
    for (const name of names) exports.set(name, name)
  }
  for (const each of (node['specifiers'] ?? []) as Node[]) {
    if (isNode(node['source'])) passedOn.push({ from: String(node['source']['value']), name: nameOf(each['local']) })
    else exports.set(nameOf(each['exported']), nameOf(each['local']))
  }
}

/** The function that a name of the whole module is. */
export function functionNamed(module: Module, name: string): NamedFunction | undefined {
  const values = declaredAt(module.names, name, undefined)?.values ?? []
  return values.map((value) => functionHere(module, value)).find((each) => each !== undefined)
}

/** The function of a value, among those of the module. */
export function functionHere(module: Module, value: Node): NamedFunction | undefined {
  const node = functionIn(value)
  return node === undefined ? undefined : module.functions.find((each) => each.node === node)
}
