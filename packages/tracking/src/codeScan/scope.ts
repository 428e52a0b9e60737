import { bare, type Scope, startOf } from './evaluate.ts'
import { declaredAt, objectOf } from './names.ts'
import { functionHere, functionNamed, type Imported, type Module, type NamedFunction } from './module.ts'
import { isNode, type Node } from './nodes.ts'

/** All modules that were read, by file. */
export type Files = ReadonlyMap<string, readonly Module[]>

/** A function that a call calls, with the module it is in. */
export interface Called {
  readonly module: Module
  readonly named: NamedFunction
}

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.vue', '.svelte', '/index.ts', '/index.tsx', '/index.js', '/index.jsx', '/src/index.ts']

/** The file that an import names, of those that were read. What begins with a sign of its own, such as `@/`, or with a package of the repository, is looked for by its end. */
export function fileOf(from: string, importer: string, files: Files): readonly Module[] {
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
  const end = /^(?:[@~#$][\w-]*|@[\w-]+\/[\w.-]+|src)\/(.+)$/.exec(base)?.[1]
  if (end === undefined) return []
  for (const ending of endings) {
    const found = [...files].filter(([file]) => file === `${end}${ending}` || file.endsWith(`/${end}${ending}`))
    if (found.length === 1) return found[0]?.[1] ?? []
  }
  return []
}

/** Where an imported name is declared: the module and its name there. */
function sourceOf({ from, name }: Imported, importer: string, files: Files, depth = 0): { readonly module: Module; readonly name: string } | undefined {
  if (depth > 5) return undefined
  for (const module of fileOf(from, importer, files)) {
    const inside = module.exports.get(name)
    if (inside !== undefined) {
      const again = declaredAt(module.names, inside, undefined) === undefined ? module.imports.get(inside) : undefined
      const through = again === undefined ? undefined : sourceOf(again, module.file, files, depth + 1)
      return through ?? { module, name: inside }
    }
    for (const passed of module.passedOn) {
      const through = passed.name === '*' || passed.name === name ? sourceOf({ from: passed.from, name }, module.file, files, depth + 1) : undefined
      if (through !== undefined) return through
    }
  }
  return undefined
}

/** Scripts of a page, and handlers beside a script, share their names; so does what a framework imports by itself. */
function shared(name: string, own: Module, files: Files): Module | undefined {
  const declares = (module: Module) => module !== own && declaredAt(module.names, name, undefined) !== undefined
  const beside = (files.get(own.file) ?? []).filter(declares)
  if (beside.length > 0) return beside.length === 1 ? beside[0] : undefined
  const elsewhere = [...files.values()]
    .flat()
    .filter((module) => declares(module) && (module.exports.has(name) || (module.exports.size === 0 && module.imports.size === 0)))
  return elsewhere.length === 1 ? elsewhere[0] : undefined
}

/** The scope of a module; names from other files come from `files`. */
export function scopeOf(module: Module, files: Files): Scope {
  const scope: Scope = {
    home: module,
    bound: new Map(),
    lookUp: (name, at) => {
      const own = declaredAt(module.names, name, at)
      const imported = module.imports.get(name)
      // `const x = require('…')` is declared and imported.
      if (own !== undefined && (imported === undefined || own.isParameter || own.from > 0)) return { ...own, scope }
      if (imported?.name === '*') {
        const [all] = fileOf(imported.from, module.file, files)
        if (all === undefined) return undefined
        const value = objectOf([...all.exports].map(([outside, inside]) => [outside, { type: 'Identifier', name: inside }] as const))
        return { from: 0, to: 0, values: [value], fields: [], isParameter: false, scope: scopeOf(all, files) }
      }
      const source = imported === undefined ? undefined : sourceOf(imported, module.file, files)
      const [there, inside] =
        source === undefined ? [imported === undefined && own === undefined ? shared(name, module, files) : undefined, name] : [source.module, source.name]
      const found = there === undefined ? undefined : declaredAt(there.names, inside, undefined)
      return there === undefined || found === undefined ? undefined : { ...found, scope: scopeOf(there, files) }
    },
    typeOf: (name) => {
      const type = module.types.get(name)
      return type === 'string' || type === 'number' || type === 'boolean' ? type : undefined
    },
    calledBy: (call) => {
      const called = calledBy(call, module, files)
      return called === undefined
        ? undefined
        : { params: called.named.params, node: called.named.node, scope: called.module === module ? scope : scopeOf(called.module, files) }
    },
  }
  return scope
}

/** The function that a call calls for certain: by the name that is declared or imported there. */
export function calledBy(call: Node, module: Module, files: Files): Called | undefined {
  const callee = bare(call['callee'])
  if (callee?.type !== 'Identifier') return undefined
  const name = String(callee['name'])
  const own = declaredAt(module.names, name, startOf(callee))
  if (own !== undefined && !(own.from === 0 && module.imports.has(name))) {
    const named = own.values.map((value) => functionHere(module, value)).find((each) => each !== undefined)
    return named === undefined ? undefined : { module, named }
  }
  const imported = module.imports.get(name)
  const source = imported === undefined ? undefined : sourceOf(imported, module.file, files)
  const named = source === undefined ? undefined : functionNamed(source.module, source.name)
  return source === undefined || named === undefined ? undefined : { module: source.module, named }
}

/** The module in which the owner of a method is made, where the files that were read tell it: of `analytics.track(…)`, that of `analytics`. */
export function ownerModule(call: Node, module: Module, files: Files): Module | undefined {
  const owner = bare(bare(call['callee'])?.['object'])
  if (owner?.type === 'ThisExpression') return module
  if (owner?.type !== 'Identifier') return undefined
  const name = String(owner['name'])
  const own = declaredAt(module.names, name, startOf(owner))
  const imported = module.imports.get(name)
  if (own !== undefined && (imported === undefined || own.from > 0)) {
    const value = bare(own.values[0])
    // What a hook or a class of another file makes is of that file.
    const maker = value?.type === 'CallExpression' || value?.type === 'NewExpression' ? bare(value['callee']) : undefined
    const from = maker?.type === 'Identifier' ? module.imports.get(String(maker['name'])) : undefined
    if (from !== undefined) return sourceOf(from, module.file, files)?.module
    return own.isParameter || !isNode(value) ? undefined : module
  }
  if (imported === undefined) return undefined
  return imported.name === '*' ? fileOf(imported.from, module.file, files)[0] : sourceOf(imported, module.file, files)?.module
}
