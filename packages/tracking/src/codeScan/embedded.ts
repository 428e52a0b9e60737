import { bare, keyOf } from './evaluate.ts'
import { childrenOf, isNode, type Node } from './nodes.ts'

/** A text in a program that a browser runs: as a script, or as markup that may hold scripts. `parts` are its pieces: text, and expressions of the program between them. */
export interface EmbeddedText {
  readonly kind: 'code' | 'markup'
  readonly parts: readonly (string | Node)[]
  /** The line of the program at which it begins, from 1. */
  readonly line: number
  /** The lines of the text are lines of the program: a template literal, and no string with escaped line breaks. */
  readonly hasOwnLines: boolean
}

const nameOf = (node: Node | undefined): string =>
  node?.type === 'MemberExpression' ? (keyOf(node) ?? '') : node?.type === 'Identifier' || node?.type === 'JSXIdentifier' ? String(node['name']) : ''

/** The pieces of a text that is written in the program: a string, a template literal, or some of them put together; undefined for anything else. */
function partsOf(given: unknown, constants: ReadonlyMap<string, Node>, depth = 0): readonly (string | Node)[] | undefined {
  const node = bare(given)
  if (node === undefined || depth > 8) return undefined
  const of = (inner: unknown) => partsOf(inner, constants, depth + 1)
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : undefined
    case 'TemplateLiteral': {
      const texts = (node['quasis'] as { value: { cooked?: string | null } }[]).map(({ value }) => value.cooked ?? '')
      const expressions = (node['expressions'] ?? []) as Node[]
      return texts.flatMap((text, at) => [text, ...(expressions[at] === undefined ? [] : [expressions[at]])])
    }
    case 'TaggedTemplateExpression':
      return of(node['quasi'])
    case 'Identifier': {
      const constant = constants.get(nameOf(node))
      return constant === undefined ? undefined : of(constant)
    }
    case 'BinaryExpression': {
      if (node['operator'] !== '+') return undefined
      const [left, right] = [node['left'], node['right']].map((side) => of(side) ?? (isNode(side) ? side : undefined))
      const isText = [left, right].some((side) => Array.isArray(side))
      return isText ? [left, right].flatMap((side) => side ?? []) : undefined
    }
    case 'CallExpression': {
      const callee = bare(node['callee'])
      const method = callee?.type === 'MemberExpression' ? keyOf(callee) : undefined
      const owner = bare(callee?.['object'])
      if (method === 'join' && owner?.type === 'ArrayExpression')
        return ((owner['elements'] ?? []) as Node[]).flatMap((each) => [of(each) ?? each, '\n']).flat()
      return method === 'trim' || method === 'replace' || method === 'replaceAll' ? of(owner) : undefined
    }
    default:
      return undefined
  }
}

/** Whether line breaks of a text are written `\n` in the program, so that its lines are none of the file. */
const hasEscapedLines = (source: Node): boolean =>
  source.type === 'Literal' ||
  ((source['quasis'] ?? []) as { value: { cooked?: string | null; raw?: string } }[]).some(
    ({ value: { cooked, raw } }) => (cooked ?? '').split('\n').length !== (raw ?? '').split(/\r?\n/).length,
  )

const htmlProperties = new Set(['innerHTML', 'outerHTML', 'srcdoc', '__html'])
const textProperties = new Set(['text', 'textContent', 'innerText'])
/** Calls that put markup into a page, or answer with a page. */
const htmlCalls = new Set(['write', 'writeln', 'insertAdjacentHTML', 'createContextualFragment', 'send', 'end', 'html'])
const wholePage = /<(?:!doctype|html|head|body)\b/i
const scriptTag = /<script\b/i

/** The texts of a program that a browser runs. What is shown to readers, such as a snippet to copy, is none. */
export function embeddedTexts(tree: Node): readonly EmbeddedText[] {
  const constants = new Map<string, Node>()
  const collect = (node: Node): void => {
    if (node.type === 'VariableDeclarator' && isNode(node['init'])) constants.set(nameOf(bare(node['id'])), node['init'])
    for (const child of childrenOf(node)) collect(child)
  }
  collect(tree)
  const found = new Map<unknown, EmbeddedText>()
  const add = (given: unknown, kind: EmbeddedText['kind']): void => {
    const parts = partsOf(given, constants)
    if (parts === undefined) return
    const node = bare(given)
    const source = node?.type === 'Identifier' ? bare(constants.get(nameOf(node))) : node
    if (source === undefined || found.has(source)) return
    const isMarkup = kind === 'markup' || parts.some((part) => typeof part === 'string' && scriptTag.test(part))
    found.set(source, { kind: isMarkup ? 'markup' : 'code', parts, line: source.loc?.start.line ?? 1, hasOwnLines: !hasEscapedLines(source) })
  }
  const inScript = (element: Node): void => {
    for (const child of (element['children'] ?? []) as Node[]) if (child.type === 'JSXExpressionContainer') add(child['expression'], 'code')
    const html = attributesOf(element).get('dangerouslySetInnerHTML')
    for (const property of (bare(html)?.['properties'] ?? []) as Node[]) if (keyOf(property) === '__html') add(property['value'], 'code')
  }
  const look = (node: Node): void => {
    switch (node.type) {
      case 'JSXElement':
        if (isScript(node)) inScript(node)
        break
      case 'AssignmentExpression': {
        const left = bare(node['left'])
        const property = left?.type === 'MemberExpression' ? (keyOf(left) ?? '') : ''
        const ofScript = /script/i.test(nameOf(bare(left?.['object'])))
        if (ofScript && (textProperties.has(property) || htmlProperties.has(property))) add(node['right'], 'code')
        else if (htmlProperties.has(property)) add(node['right'], 'markup')
        break
      }
      case 'Property':
        // What `useHead({ script: [{ innerHTML }] })` takes is code; what React takes elsewhere is markup.
        if (keyOf(node) === 'innerHTML') add(node['value'], 'code')
        else if (keyOf(node) === '__html') add(node['value'], 'markup')
        break
      case 'CallExpression':
      case 'NewExpression': {
        const name = nameOf(bare(node['callee']))
        const isCode = name === 'eval' || name === 'Function'
        if (isCode || htmlCalls.has(name)) for (const each of (node['arguments'] ?? []) as Node[]) add(each, isCode ? 'code' : 'markup')
        break
      }
      case 'TaggedTemplateExpression':
        if (nameOf(bare(node['tag'])) === 'html') add(node['quasi'], 'markup')
        break
      case 'TemplateLiteral': {
        const parts =
          partsOf(node, constants)
            ?.filter((part) => typeof part === 'string')
            .join('') ?? ''
        if (wholePage.test(parts) && scriptTag.test(parts)) add(node, 'markup')
      }
    }
    for (const child of childrenOf(node)) look(child)
  }
  look(tree)
  return [...found.values()]
}

/** The attributes of an element that have an expression, by name. */
const attributesOf = (element: Node): ReadonlyMap<string, unknown> =>
  new Map(
    (((element['openingElement'] as Node)['attributes'] ?? []) as Node[]).flatMap((each) =>
      each.type === 'JSXAttribute' ? [[nameOf(each['name'] as Node), bare((each['value'] as Node | null)?.['expression'] ?? each['value'])] as const] : [],
    ),
  )

/** `<script>`, or the component of a framework of that name; data such as JSON-LD is no code. */
function isScript(element: Node): boolean {
  if (!/^script$/i.test(nameOf((element['openingElement'] as Node)['name'] as Node))) return false
  const type = attributesOf(element).get('type')
  return !isNode(type) || type.type !== 'Literal' || /^(?:module|(?:text|application)\/javascript|)$/i.test(String(type['value']))
}
