import { isHidden } from './pageHidden.ts'
import { attribute, type Element, isElement, isText, type Node, type PageTree, parentOf } from './pageTree.ts'

/** What is read of a name; and the nodes that are looked at for it, since elements stand in each other. */
const mostLetters = 200
const mostNodes = 400

/** Finds the names of elements, as browsers tell them to screen readers: of a label, an attribute, or the words that are seen. What stands in a field is never part of one: it may be personal. */
export function namesOf({ elements, byId }: PageTree): (element: Element) => string {
  const labels = new Map<string, Element>()
  for (const element of elements) {
    const target = element.tagName === 'label' ? attribute(element, 'for') : undefined
    if (target !== undefined && !labels.has(target)) labels.set(target, element)
  }

  const labelled = (element: Element): string => {
    const ids = (attribute(element, 'aria-labelledby') ?? '').split(/\s+/).slice(0, 10)
    const parts = ids.map((id) => byId.get(id)).filter((each) => each !== undefined)
    return parts.map(wordsOf).join(' ')
  }
  const labelOf = (element: Element): string => {
    const label = labels.get(attribute(element, 'id') ?? '') ?? closest(element, 'label')
    return label === undefined ? '' : wordsOf(label)
  }
  const own = (element: Element): string[] => {
    const said = (name: string) => attribute(element, name) ?? ''
    const type = said('type').toLowerCase()
    switch (element.tagName) {
      case 'input':
        if (/^(submit|button|reset)$/.test(type)) return [said('value'), type === 'submit' ? 'Submit' : type === 'reset' ? 'Reset' : '']
        if (type === 'image') return [said('alt'), said('value')]
        return [labelOf(element), said('placeholder')]
      case 'textarea':
      case 'select':
        return [labelOf(element), said('placeholder')]
      case 'img':
        return [said('alt')]
      case 'form':
        return []
      default:
        return [isTypedIn(element) ? labelOf(element) : wordsOf(element)]
    }
  }
  return (element) => {
    const names = [labelled(element), attribute(element, 'aria-label') ?? '', ...own(element), attribute(element, 'title') ?? '']
    return names.map(tidy).find((name) => name !== '') ?? ''
  }
}

const isTypedIn = (element: Element) =>
  attribute(element, 'contenteditable') !== undefined || /^(textbox|searchbox|combobox)$/i.test(attribute(element, 'role')?.trim() ?? '')

/** The words that are seen in an element, with those that stand for its pictures; without what is typed or chosen in fields. */
function wordsOf(element: Element): string {
  const words: string[] = []
  let [letters, nodes] = [0, 0]
  const walk = (children: readonly Node[]) => {
    for (const child of children) {
      if (letters > mostLetters || ++nodes > mostNodes) return
      if (isText(child)) {
        // The first letters of a long text are enough, spaces before them aside.
        const start = child.value.trimStart().slice(0, 2 * mostLetters)
        words.push(child.value === child.value.trimStart() ? start : ` ${start}`)
        letters += start.length
      } else if (isElement(child) && !isHidden(child)) {
        if (child.tagName === 'img') words.push(` ${attribute(child, 'alt') ?? ''} `)
        else if (child.tagName === 'br') words.push(' ')
        else if (!/^(input|textarea|select|option)$/.test(child.tagName)) {
          const space = inline.has(child.tagName) ? '' : ' '
          words.push(space)
          walk(child.childNodes)
          words.push(space)
        }
      }
    }
  }
  walk(element.childNodes)
  return words.join('')
}

/** What stands in a line with the words around it. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
])

function closest(element: Element, tag: string): Element | undefined {
  for (let at = parentOf(element); at !== null; at = parentOf(at)) if (at.tagName === tag) return at
  return undefined
}

const tidy = (name: string) => name.replace(/\s+/g, ' ').trim().slice(0, mostLetters).trim()
