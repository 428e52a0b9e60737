import type { PageElement } from '@tagmason/domain'
import { addressOf } from './address.ts'

/** An element of the page with the ones it is in; what the step does not list, it does not have. */
export class ElementNode {
  readonly source: PageElement
  readonly tag: string
  readonly classes: readonly string[]
  readonly attributes: ReadonlyMap<string, string>
  readonly parent: ElementNode | undefined
  readonly #ancestors: readonly PageElement[]

  constructor(source: PageElement, ancestors: readonly PageElement[]) {
    this.source = source
    this.#ancestors = ancestors
    // Nobody names the tag of a link that has an address.
    this.tag = (source.tag ?? (source.href === undefined ? 'div' : 'a')).toLowerCase()
    const attributes = new Map(Object.entries(source.attributes ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
    if (source.id !== undefined) attributes.set('id', source.id)
    if (source.href !== undefined) attributes.set('href', source.href)
    const classes = typeof source.classes === 'string' ? source.classes : source.classes?.join(' ')
    if (classes !== undefined) attributes.set('class', classes)
    this.attributes = attributes
    this.classes = (attributes.get('class') ?? '').split(/\s+/).filter((name) => name !== '')
    const [nearest, ...outer] = ancestors
    this.parent = nearest === undefined ? undefined : new ElementNode(nearest, [...outer, ...(outer.length === 0 ? (nearest.ancestors ?? []) : [])])
  }

  /** All elements before it in its parent, the nearest first; undefined where the step does not tell them. */
  get before(): readonly ElementNode[] | undefined {
    return this.#beside('before')
  }

  /** All elements behind it in its parent, the nearest first; undefined where the step does not tell them. */
  get after(): readonly ElementNode[] | undefined {
    return this.#beside('after')
  }

  #beside(side: 'before' | 'after'): readonly ElementNode[] | undefined {
    const list = this.source[side]
    // What is before a sibling is what follows it in the list.
    return list?.map(({ before: _before, after: _after, ...sibling }, at) => new ElementNode({ ...sibling, [side]: list.slice(at + 1) }, this.#ancestors))
  }

  /** Itself or the nearest element around it that passes. */
  closest(test: (node: ElementNode) => boolean): ElementNode | undefined {
    return test(this) ? this : this.parent?.closest(test)
  }

  attribute(name: string): string | undefined {
    return this.attributes.get(name.toLowerCase())
  }

  /** Where it leads: absolute address of a link, a form or a picture; empty where it leads nowhere. */
  address(page: string): string {
    const text = this.attribute('formaction') ?? this.attribute('action') ?? this.attribute('href') ?? this.attribute('src')
    if (text === undefined) return this.tag === 'form' ? page : ''
    return addressOf(text, page)?.href ?? text
  }
}

export const elementNode = (element: PageElement): ElementNode => new ElementNode(element, element.ancestors ?? [])

/** The text of an element as {{Click Text}} has it; undefined where the step does not tell it. */
export const textOf = (node: ElementNode): string | undefined =>
  node.source.text?.replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, '').replace(/\u00a0+|\s{2,}|\n|\r\t/g, ' ')
