import { attribute, type Element, isHtml, type PageTree, parentOf } from './pageTree.ts'

/** Longer than this no selector stays readable, and the plan takes none over 500. */
const mostLetters = 300

/** What people write into pages so that things are found again, and what they are for; the best first. */
const marks = ['data-testid', 'data-test', 'data-cy', 'data-qa', 'data-track', 'name']
const purposes = ['href', 'action', 'aria-label', 'placeholder', 'alt']

/**
 * Finds the shortest selector that names just one element: its id unless it looks made by a program, an attribute that is the only one of its kind, or else the way down from
 * the nearest element that has one of these, or from the top where the tree is of a `whole` page. Undefined where there is none, or it grows too long.
 */
export function selectorsOf({ elements }: PageTree, whole: boolean): (element: Element) => string | undefined {
  const counts = new Map<string, number>()
  /** Its place among the elements of its kind beside it, and how many they are. */
  const places = new Map<Element, number>()
  const kinds = new Map<object | null, Map<string, number>>()
  for (const element of elements) {
    for (const anchor of anchorsOf(element)) counts.set(keyOf(anchor), (counts.get(keyOf(anchor)) ?? 0) + 1)
    const siblings = kinds.get(element.parentNode) ?? new Map<string, number>()
    kinds.set(element.parentNode, siblings)
    const place = (siblings.get(kindOf(element)) ?? 0) + 1
    siblings.set(kindOf(element), place)
    places.set(element, place)
  }
  const stepOf = (element: Element) => {
    const alone = kinds.get(element.parentNode)?.get(kindOf(element)) === 1
    return `${element.tagName}${alone ? '' : `:nth-of-type(${places.get(element) ?? 1})`}`
  }
  return (element) => {
    let selector = ''
    for (let at: Element | null = element; at !== null; at = parentOf(at)) {
      const anchor = anchorsOf(at).find((each) => counts.get(keyOf(each)) === 1)
      if (anchor === undefined && !isPlain(at)) return undefined
      selector = `${anchor ?? stepOf(at)}${selector === '' ? '' : ` > ${selector}`}`
      if (selector.length > mostLetters) return undefined
      if (anchor !== undefined) return selector
    }
    return whole ? selector : undefined
  }
}

/** What may name an element alone, the best first. Attributes stand with the tag, since `name` and the like are repeated elsewhere. */
function anchorsOf(element: Element): string[] {
  const id = attribute(element, 'id')
  const anchors = id !== undefined && isName(id) ? [`#${id}`] : []
  if (!isPlain(element)) return anchors
  for (const { name, value } of element.attrs) {
    const mark = marks.includes(name)
    if (!(mark ? !looksMade(value) : purposes.includes(name))) continue
    // Google Tag Manager reads two braces as a variable.
    if (value !== '' && value.length <= 120 && !/[\p{Cc}"\\{}]/u.test(value)) anchors.push(`${element.tagName}[${name}="${value}"]`)
  }
  const rank = (anchor: string) => (anchor.startsWith('#') ? -1 : [...marks, ...purposes].findIndex((name) => anchor.startsWith(`${element.tagName}[${name}=`)))
  return anchors.sort((a, b) => rank(a) - rank(b))
}

/** An id that needs no escapes, and that a person wrote: one that a program counted or rolled is another one next time. */
const isName = (id: string) => id.length <= 60 && /^[a-z][\w-]*$/i.test(id) && !looksMade(id)

const looksMade = (value: string) =>
  /\d{4,}|^:|(^|[-_:])(?=[a-f\d]*\d)(?=[a-f\d]*[a-f])[a-f\d]{6,}($|[-_:])|^(radix|headlessui|mui|mat|react-aria|ember|yui|ext-gen|uid|v-|__)[-_:\d]/i.test(
    value,
  )

/** Pages without a doctype take capitals in ids for small letters. */
const keyOf = (anchor: string) => (anchor.startsWith('#') ? anchor.toLowerCase() : anchor)

/** Whether its tag can stand in a selector as it is. */
const isPlain = ({ tagName }: Element) => /^[a-z][a-z\d-]*$/i.test(tagName)
const kindOf = (element: Element) => `${isHtml(element) ? '' : element.namespaceURI} ${element.tagName}`
