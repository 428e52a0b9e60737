import { type Node, isNode } from './nodes.ts'
import type { ParserOptions } from '@babel/parser'
import { type EmbeddedText, embeddedTexts } from './embedded.ts'

/** `parse` of @babel/parser, which the caller loads: with it the command line would be a sixth larger, and most projects have it. */
export type Parse = (text: string, options: ParserOptions) => { readonly program: object }

/** A piece of a file that is code. */
export interface Code {
  readonly tree: Node
  /** Lines of the file before the piece. */
  readonly before: number
  /** The line of all of it, where its own lines are none of the file. */
  readonly line?: number
}

export interface SyntaxFault {
  readonly line: number
  readonly because: string
}

const options: ParserOptions = {
  sourceType: 'module',
  attachComment: false,
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowImportExportEverywhere: true,
  allowUndeclaredExports: true,
}
const common = ['estree', 'typescript', 'decorators-legacy'] as const
const typescript: ParserOptions = { ...options, plugins: [...common] }
const withMarkup: ParserOptions = { ...options, plugins: [...common, 'jsx'] }

const lineOf = (error: unknown): number => {
  const { loc } = error as { loc?: { line?: unknown } }
  return typeof loc?.line === 'number' ? loc.line : 1
}

function treeOf(text: string, ways: readonly ParserOptions[], parse: Parse): Node | SyntaxFault {
  let first: SyntaxFault | undefined
  for (const way of ways) {
    try {
      return parse(text, way).program as unknown as Node
    } catch (error) {
      first ??= { line: lineOf(error), because: error instanceof Error ? error.message.replace(/\s*\(\d+:\d+\)$/, '') : String(error) }
    }
  }
  return first ?? { line: 1, because: 'there is no parser' }
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const handlers = /\s(?:on[a-z]+|@[\w.:-]+|v-on:[\w.:-]+|on:[\w|]+|x-on:[\w.:-]+|\([\w.:-]+\))\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\})/g
const linesIn = (text: string) => text.split('\n').length - 1

/** The scripts and handlers of a page or component. Handlers are looked at only where they may tell of an event. */
function pieces(text: string): { readonly code: string; readonly before: number; readonly script: boolean }[] {
  const found = [...text.matchAll(scripts)].flatMap(({ 0: whole, 1: attributes = '', 2: code = '', index }) =>
    /type\s*=\s*["'](?!module|text\/javascript|application\/javascript)/i.test(attributes)
      ? []
      : [{ code, before: linesIn(text.slice(0, index + whole.indexOf('>') + 1)), script: true }],
  )
  const markup = text.replace(scripts, (whole) => '\n'.repeat(linesIn(whole)))
  const inMarkup = [...markup.matchAll(handlers)].flatMap(({ 1: double, 2: single, 3: braces, index }) => {
    const code = (double ?? single ?? braces ?? '').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
    return /\w\s*\(/.test(code) ? [{ code, before: linesIn(markup.slice(0, index)) + (/^\s*\n/.test(markup.slice(index)) ? 1 : 0), script: false }] : []
  })
  return [...found, ...inMarkup]
}

/** The code of a file by its ending, and what of it could not be read. */
export function codeOf(file: string, text: string, parse: Parse): { readonly codes: readonly Code[]; readonly faults: readonly SyntaxFault[] } {
  const isPage = /\.(?:html?|vue|svelte|astro)$/i.test(file)
  const all = isPage ? pieces(text) : [{ code: text, before: 0, script: true }]
  // `<T>value` is a type in .ts and markup in .tsx; each is tried as the other where it does not fit.
  const ways = /\.[cm]?ts$/i.test(file) ? [typescript, withMarkup] : [withMarkup, typescript]
  const codes: Code[] = []
  const faults: SyntaxFault[] = []
  for (const { code, before, script } of all) {
    const tree = treeOf(code, ways, parse)
    if ('because' in tree) {
      // A handler of a template may be in a language of its own.
      if (script) faults.push({ line: before + (tree as SyntaxFault).line, because: (tree as SyntaxFault).because })
    } else codes.push({ tree, before }, ...embeddedCodes(tree, before, ways, parse))
  }
  return { codes, faults }
}

const placeOf = (at: number) => `tagmason_part_${at}_`
const places = /tagmason_part_(\d+)_/

/** The scripts in texts of a program. Expressions of the program that are put into them stay what they are there; what is no code by itself is left out. */
function embeddedCodes(program: Node, before: number, ways: readonly ParserOptions[], parse: Parse): Code[] {
  return embeddedTexts(program).flatMap(({ kind, parts, line, hasOwnLines }: EmbeddedText) => {
    const text = parts.map((part, at) => (typeof part === 'string' ? part : placeOf(at))).join('')
    const own = kind === 'code' ? [{ code: text, before: 0 }] : pieces(text)
    return own.flatMap((piece): Code[] => {
      const tree = treeOf(piece.code, ways, parse)
      if ('because' in tree) return []
      const filled = withParts(tree, (at) => parts[at] as Node) as Node
      return [{ tree: filled, before: before + line - 1 + piece.before, ...(hasOwnLines ? {} : { line: before + line }) }]
    })
  })
}

/** A tree in which the expressions stand where their places were, also inside of texts. */
function withParts(value: unknown, partAt: (at: number) => Node): unknown {
  if (Array.isArray(value)) return value.map((each) => withParts(each, partAt))
  if (!isNode(value)) return value
  if (value.type === 'Identifier') {
    const at = new RegExp(`^${places.source}$`).exec(String(value['name']))?.[1]
    if (at === undefined) return value
    const part = partAt(Number(at))
    // In code, the JSON of a value is the value.
    const [argument] = (part['arguments'] ?? []) as Node[]
    return argument !== undefined && isStringify(part) ? argument : part
  }
  if (value.type === 'Literal' && typeof value['value'] === 'string' && places.test(value['value']))
    return { type: 'TemplateLiteral', loc: value.loc, ...splitAtPlaces(value['value'], partAt) }
  if (value.type === 'TemplateLiteral') {
    const expressions = value['expressions'] as readonly unknown[]
    const split = (value['quasis'] as { value: { cooked?: string | null } }[]).map((quasi) => splitAtPlaces(quasi.value.cooked ?? '', partAt))
    return {
      ...value,
      quasis: split.flatMap(({ quasis }) => quasis),
      expressions: split.flatMap((each, at) => [...each.expressions, ...(at < expressions.length ? [withParts(expressions[at], partAt)] : [])]),
    }
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withParts(each, partAt)]))
}

/** Text around the places in it, and the expressions at those places. */
function splitAtPlaces(text: string, partAt: (at: number) => Node) {
  const [first = '', ...rest] = text.split(places)
  return {
    quasis: [first, ...rest.filter((_, at) => at % 2 === 1)].map((cooked) => ({ value: { cooked } })),
    expressions: rest.filter((_, at) => at % 2 === 0).map((at) => partAt(Number(at))),
  }
}

const isStringify = ({ callee }: Node & { callee?: unknown }) => isNode(callee) && isNode(callee['property']) && callee['property']['name'] === 'stringify'
