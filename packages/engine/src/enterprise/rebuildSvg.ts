import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5'
import { safeRules, safeValue, withoutComments } from './svgStyles.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Attribute = Element['attrs'][number]

/** What draws. Whatever moves, links, loads, filters, repeats or holds another language is not of them. */
const elements = new Set(
  'svg g defs path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask style'.split(' '),
)
/** What editors leave in a file and nobody sees; elements with a prefix are theirs, too. */
const unseen = new Set(['title', 'desc', 'metadata'])

const geometry =
  'd x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height points rotate pathLength textLength lengthAdjust viewBox preserveAspectRatio offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits transform'
const attributes = new Set(geometry.split(' '))
/** Attributes that draw nothing, and of which a drawing is none the poorer: versions, spaces, roles, what editors note. */
const idle =
  /^(?:version|baseProfile|enable-background|xml:space|xml:lang|lang|role|focusable|overflow|data-[\w-]+|aria-[\w-]+|xmlns|xmlns:[\w.-]+|(?!on)[\w.-]+:(?!href)[\w.-]+)$/
const svgSpaces = /^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xhtml)$/
const name = /^[A-Za-z_][\w.-]*$/
const path = /^[\w\s.,+%()-]*$/

const maxDepth = 64

class NotDrawn extends Error {}

/**
 * A drawing made anew of what an allow list holds, however the given one is written: no scripts, links, entities, styles from elsewhere or animations get through, because nothing is copied that is not known.
 * Null where the drawing is none, or has parts that act, load or cannot be drawn without them. A rebuilt drawing is rebuilt to itself.
 */
export function rebuildSvg(text: string): string | null {
  let depth = 0
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      if (++depth > maxDepth) throw new NotDrawn()
    },
    onItemPop() {
      depth--
    },
  }
  try {
    // What XML has before the drawing, HTML reads as comments; what is left of a DOCTYPE that declares entities is text.
    const nodes = parseFragment(text, { treeAdapter }).childNodes.filter((node) => !isBlank(node))
    const [root] = nodes
    if (nodes.length !== 1 || root === undefined || !isElement(root) || root.tagName !== 'svg') return null
    const drawing = written(root)
    return /<(?:path|rect|circle|ellipse|line|polyline|polygon|text)\b/.test(drawing)
      ? drawing.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
      : null
  } catch (cause) {
    if (cause instanceof NotDrawn) return null
    throw cause
  }
}

const isElement = (node: Node): node is Element => 'tagName' in node
const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text'
const isBlank = (node: Node) => node.nodeName === '#comment' || (isText(node) && node.value.trim() === '')

function written(element: Element): string {
  const { tagName, namespaceURI, attrs, childNodes } = element
  if (namespaceURI !== html.NS.SVG || tagName.startsWith('svg:')) throw new NotDrawn()
  if (attrs.some(isPrefixForSvg)) throw new NotDrawn()
  if (unseen.has(tagName) || tagName.includes(':')) return ''
  if (!elements.has(tagName)) throw new NotDrawn()
  const opened = `<${[tagName, ...attrs.flatMap(attributeText)].join(' ')}`
  const inside = tagName === 'style' ? safeStyles(element) : childNodes.map((node) => child(node, tagName)).join('')
  return inside === '' ? `${opened}/>` : `${opened}>${inside}</${tagName}>`
}

function child(node: Node, parent: string): string {
  if (isElement(node)) return written(node)
  // Words are drawn within texts only.
  return isText(node) && (parent === 'text' || parent === 'tspan') ? escaped(node.value) : ''
}

const fullName = ({ name, prefix }: Attribute) => (prefix === undefined || prefix === '' ? name : `${prefix}:${name}`)

/** Another prefix under which a browser would draw or run what here is a note of an editor. Inkscape declares `svg:` in each file and does not use it. */
const isPrefixForSvg = (attribute: Attribute) =>
  fullName(attribute).startsWith('xmlns:') && fullName(attribute) !== 'xmlns:svg' && svgSpaces.test(attribute.value.trim())

function attributeText(attribute: Attribute): string[] {
  const { name: local, value } = attribute
  const full = fullName(attribute)
  // Only gradients refer to others; the one namespace of an XLink is written as the plain attribute.
  if (local === 'href' || full.endsWith(':href')) return [pair('href', /^#[A-Za-z_][\w.-]*$/.test(value) ? value : notDrawn())]
  if (full === 'id') return name.test(value) ? [pair(full, value)] : []
  if (full === 'class') return value.split(/\s+/).every((each) => name.test(each)) ? [pair(full, value)] : []
  if (full === 'type') return value.trim() === 'text/css' ? [] : notDrawn()
  if (attributes.has(full)) return path.test(value) ? [pair(full, value)] : notDrawn()
  if (full === 'style') return [pair(full, safeRules(value) ?? notDrawn())]
  const drawn = safeValue(full, value)
  if (drawn !== undefined) return [pair(full, drawn ?? notDrawn())]
  return idle.test(full) ? [] : notDrawn()
}

/** The rules of a style sheet that choose by element, class or id and set what can be set on an element. */
function safeStyles({ childNodes }: Element): string {
  const sheet = withoutComments(childNodes.map((node) => (isText(node) ? node.value : notDrawn())).join(''))
  const rule = /\s*([.#]?[A-Za-z_][\w.-]*(?:(?:\s*[,>]\s*|\s+)[.#]?[A-Za-z_][\w.-]*)*)\s*\{([^{}]*)\}\s*/y
  const end = sheet.trimEnd().length
  let rules = ''
  for (let at = 0; at < end; at = rule.lastIndex) {
    rule.lastIndex = at
    const [, chosen = '', set = ''] = rule.exec(sheet) ?? notDrawn()
    rules += `${chosen.trim()}{${safeRules(set) ?? notDrawn()}}`
  }
  return escaped(rules)
}

function notDrawn(): never {
  throw new NotDrawn()
}

const pair = (attribute: string, value: string) => `${attribute}="${escaped(value)}"`
// A control character, a half of a pair or a word joiner for which XML has no place ends as nothing.
const escaped = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
