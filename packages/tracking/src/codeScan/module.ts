import { bare, keyOf as keyName, type Scope } from './evaluate.ts'
import { type Code, isNode, type Node, nodesIn } from './parse.ts'

/** A function that has a name, such as a wrapper around a call. */
export interface NamedFunction {
  readonly name: string
  readonly node: Node
  readonly params: readonly Node[]
}

interface Imported {
  readonly from: string
  /** `*` for all of it, `default` for what it exports so. */
  readonly name: string
}

/** A piece of code with its names. */
export interface Module {
  readonly file: string
  readonly code: Code
  readonly constants: ReadonlyMap<string, readonly Node[]>
  readonly imports: ReadonlyMap<string, Imported>
  /** Exported names, by what they are called inside. */
  readonly exports: ReadonlyMap<string, string>
  /** What is exported from another file, with all names or with one. */
  readonly passedOn: readonly Imported[]
  readonly functions: readonly NamedFunction[]
  readonly types: ReadonlyMap<string, string>
  readonly changed: ReadonlySet<string>
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
interface FunctionNode extends Node {
  readonly params: readonly Node[]
}

export const isFunction = (node: unknown): node is FunctionNode => isNode(node) && functionTypes.has(node.type)
const nameOf = (node: unknown): string => (isNode(node) && (node.type === 'Identifier' || node.type === 'Literal') ? String(node['name'] ?? node['value']) : '')

/** The function of a value, also inside of a call such as `useCallback(…)`. */
function functionIn(value: unknown): Node | undefined {
  const node = bare(value)
  if (isFunction(node)) return node
  if (node?.type !== 'CallExpression') return undefined
  const [first] = (node['arguments'] ?? []) as unknown[]
  return isFunction(first) ? first : undefined
}

/** An object made of other nodes, so that enums and classes are read as constants are. */
const objectOf = (fields: readonly (readonly [string, Node])[]): Node => ({
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

const staticsOf = (node: Node): Node =>
  objectOf(
    (((node['body'] as Node | undefined)?.['body'] ?? []) as Node[]).flatMap((member) =>
      member.type === 'PropertyDefinition' && member['static'] === true && isNode(member['value']) ? [[keyName(member) ?? '', member['value']] as const] : [],
    ),
  )

const typeNames: Readonly<Record<string, string>> = { TSStringKeyword: 'string', TSNumberKeyword: 'number', TSBooleanKeyword: 'boolean' }

/** The names of a piece of code. */
export function moduleOf(file: string, code: Code): Module {
  const constants = new Map<string, Node[]>()
  const imports = new Map<string, Imported>()
  const exports = new Map<string, string>()
  const passedOn: Imported[] = []
  const functions: NamedFunction[] = []
  const types = new Map<string, string>()
  const changed = new Set<string>()
  const constant = (name: string, node: Node) => constants.set(name, [...(constants.get(name) ?? []), node])
  const named = (name: string | undefined, value: unknown) => {
    const node = functionIn(value)
    if (name !== undefined && name !== '' && node !== undefined) functions.push({ name, node, params: (node['params'] ?? []) as Node[] })
  }
  for (const node of nodesIn(code.tree)) {
    switch (node.type) {
      case 'VariableDeclarator': {
        const name = nameOf(node['id'])
        const init = bare(node['init'])
        if (name !== '' && init !== undefined) constant(name, init)
        named(name, node['init'])
        break
      }
      case 'FunctionDeclaration':
        named(nameOf(node['id']), node)
        break
      case 'TSEnumDeclaration':
        constant(nameOf(node['id']), enumOf(node))
        break
      case 'ClassDeclaration':
        constant(nameOf(node['id']), staticsOf(node))
        break
      case 'MethodDefinition':
      case 'PropertyDefinition':
      case 'Property':
        named(keyName(node), node['value'])
        break
      case 'AssignmentExpression': {
        const left = bare(node['left'])
        if (left?.type === 'Identifier') changed.add(nameOf(left))
        if (left?.type === 'MemberExpression') named(keyName(left), node['right'])
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
        if (name === '' && value !== undefined && !isFunction(value)) constant('default', value)
        exports.set('default', name === '' ? 'default' : name)
        break
      }
      case 'Identifier': {
        const annotation = (node['typeAnnotation'] as Node | undefined)?.['typeAnnotation']
        const type = isNode(annotation) ? (typeNames[annotation.type] ?? '') : undefined
        const name = nameOf(node)
        if (type !== undefined) types.set(name, (types.get(name) ?? type) === type ? type : '')
      }
    }
  }
  return { file, code, constants, imports, exports, passedOn, functions, types, changed }
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

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.vue', '.svelte', '/index.ts', '/index.tsx', '/index.js', '/index.jsx']

/** The file that an import names, of those that were read. What begins with a sign of its own, such as `@/`, is looked for by its end. */
function fileOf(from: string, importer: string, files: ReadonlyMap<string, readonly Module[]>): readonly Module[] {
  const base = from.replace(/\.[cm]?jsx?$/, '')
  if (from.startsWith('.')) {
    const path: string[] = importer.split('/').slice(0, -1)
    for (const part of base.split('/')) {
      if (part === '..') path.pop()
      else if (part !== '.') path.push(part)
    }
    for (const ending of endings) {
      const found = files.get(`${path.join('/')}${ending}`)
      if (found !== undefined) return found
    }
    return []
  }
  const end = /^(?:[@~#$][\w-]*)\/(.+)$/.exec(base)?.[1]
  if (end === undefined) return []
  for (const ending of endings) {
    const found = [...files].filter(([file]) => file === `${end}${ending}` || file.endsWith(`/${end}${ending}`))
    if (found.length === 1) return found[0]?.[1] ?? []
  }
  return []
}

/** The scope of a module; names from other files come from `files`. */
export function scopeOf(module: Module, files: ReadonlyMap<string, readonly Module[]>): Scope {
  const scope: Scope = {
    home: module,
    bound: new Map(),
    constant: (name) => {
      const own = module.constants.get(name)
      if (own !== undefined) return own.length === 1 && own[0] !== undefined && !module.changed.has(name) ? { node: own[0], scope } : undefined
      const imported = module.imports.get(name)
      return imported === undefined ? undefined : exportOf(imported, module.file, files, 0)
    },
    typeOf: (name) => {
      const type = module.types.get(name)
      return type === 'string' || type === 'number' || type === 'boolean' ? type : undefined
    },
  }
  return scope
}

function exportOf({ from, name }: Imported, importer: string, files: ReadonlyMap<string, readonly Module[]>, depth: number): ReturnType<Scope['constant']> {
  if (depth > 5) return undefined
  for (const module of fileOf(from, importer, files)) {
    const scope = scopeOf(module, files)
    if (name === '*') return { node: objectOf([...module.exports].map(([outside, inside]) => [outside, { type: 'Identifier', name: inside }] as const)), scope }
    const inside = module.exports.get(name)
    const found = inside === undefined ? undefined : scope.constant(inside)
    if (found !== undefined) return found
    for (const passed of module.passedOn) {
      const through = passed.name === '*' || passed.name === name ? exportOf({ from: passed.from, name }, module.file, files, depth + 1) : undefined
      if (through !== undefined) return through
    }
  }
  return undefined
}
