import { Refusal } from '@tagmason/domain'
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html, parse } from 'parse5'

export type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

/** Browsers hang nothing deeper than this into a page. */
const mostDepth = 512
/** More than any page that people look at; memory stays bounded by it. */
const mostNodes = 150_000

/** A page as a browser builds it, with what is asked of it often. */
export interface PageTree {
  /** All elements in the order of the page, without what stands in templates. */
  readonly elements: readonly Element[]
  /** The first element of each id. */
  readonly byId: ReadonlyMap<string, Element>
}

/** Reads HTML by the rules that browsers follow, so that a path in this tree is one in theirs. Any text is HTML. Throws a `Refusal` where it nests too deep or holds too much. */
export function pageTree(text: string): PageTree {
  let [depth, nodes] = [0, 0]
  const document = parse(text, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...given) {
        if (++nodes > mostNodes)
          throw new Refusal('invalid', `The page has more than ${mostNodes.toLocaleString('en')} elements: paste the part that you want to measure.`)
        return defaultTreeAdapter.createElement(...given)
      },
      onItemPush() {
        if (++depth > mostDepth)
          throw new Refusal('invalid', `The page nests more than ${mostDepth} elements, more than browsers show: paste the part that you want to measure.`)
      },
      onItemPop() {
        depth--
      },
    },
  })
  const elements: Element[] = []
  const byId = new Map<string, Element>()
  const walk = (children: readonly Node[]) => {
    for (const child of children) {
      if (!isElement(child)) continue
      elements.push(child)
      const id = attribute(child, 'id')
      if (id !== undefined && !byId.has(id)) byId.set(id, child)
      walk(child.childNodes)
    }
  }
  walk(document.childNodes)
  return { elements, byId }
}

export const isElement = (node: Node): node is Element => 'tagName' in node
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text'

/** The value of an attribute, '' where it has none; undefined where it is missing. */
export const attribute = ({ attrs }: Element, name: string): string | undefined => attrs.find((each) => each.name === name)?.value

/** The element around it; null for the outermost. */
export const parentOf = ({ parentNode }: Element): Element | null => (parentNode !== null && 'tagName' in parentNode ? parentNode : null)

/** Whether it is one of HTML, and not of a drawing or a formula. */
export const isHtml = ({ namespaceURI }: Element): boolean => namespaceURI === html.NS.HTML
