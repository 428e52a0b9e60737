import { AttributeAction, type AttributeSelector, type PseudoSelector, type Selector, SelectorType } from 'css-what'
import type { ElementNode } from './element.ts'
import { all, any, type Holds } from './known.ts'
import { isNth } from './nth.ts'
import { isCombinator, oldPseudoElements, readSelector, type Selectors } from './selector.ts'

const holdsAttribute = (node: ElementNode, test: AttributeSelector): boolean => {
  const found = node.attribute(test.name)
  if (found === undefined) return false
  if (test.action === AttributeAction.Exists) return true
  const own = test.ignoreCase === true ? found.toLowerCase() : found
  const value = test.ignoreCase === true ? test.value.toLowerCase() : test.value
  if (test.action === AttributeAction.Equals) return own === value
  if (test.action === AttributeAction.Hyphen) return own === value || own.startsWith(`${value}-`)
  // An empty text is part of everything, but no selector finds it.
  if (value === '') return false
  if (test.action === AttributeAction.Element) return own.split(/\s+/).includes(value)
  if (test.action === AttributeAction.Start) return own.startsWith(value)
  return test.action === AttributeAction.End ? own.endsWith(value) : own.includes(value)
}

/** The place of an element among its siblings, from the front or the back: all or those of its tag. Undefined where the step does not tell them. */
const placeOf = (node: ElementNode, from: 'before' | 'after', ofType: boolean): number | undefined => {
  const beside = node[from]
  return beside === undefined ? undefined : beside.filter((other) => !ofType || other.tag === node.tag).length + 1
}

const isPlaced = (node: ElementNode, from: 'before' | 'after', ofType: boolean, asked: string): Holds => {
  const place = placeOf(node, from, ofType)
  return place === undefined ? 'unknown' : (isNth(asked, place) ?? 'unknown')
}

/** Elements that a visitor can fill in or press. */
const controls = new Set(['button', 'input', 'select', 'textarea', 'optgroup', 'option', 'fieldset'])

const isPseudo = (node: ElementNode, { name, data }: PseudoSelector): Holds => {
  if (oldPseudoElements.has(name)) return false
  if (name === 'is' || name === 'where') return Array.isArray(data) ? isSelected(node, data) : 'unknown'
  if (name === 'not') return Array.isArray(data) ? opposite(isSelected(node, data)) : 'unknown'
  const place = /^(?:nth|first|last|only)-/.test(name)
  if (place) {
    const ofType = name.endsWith('of-type')
    const asked = name.startsWith('nth') && typeof data === 'string' ? data : '1'
    if (name.startsWith('only')) return all([isPlaced(node, 'before', ofType, '1'), isPlaced(node, 'after', ofType, '1')])
    return isPlaced(node, name.includes('last') ? 'after' : 'before', ofType, asked)
  }
  const linked = ['a', 'area'].includes(node.tag) && node.attribute('href') !== undefined
  switch (name) {
    case 'root':
    case 'scope':
      return node.tag === 'html'
    case 'any-link':
      return linked
    case 'link':
    case 'visited':
      return linked ? 'unknown' : false
    case 'disabled':
    case 'enabled':
      if (!controls.has(node.tag)) return false
      // A field set around it may switch it off, too.
      return node.attribute('disabled') !== undefined
        ? name === 'disabled'
        : node.closest(({ tag, parent }) => tag === 'fieldset' || parent === undefined)?.tag === 'fieldset'
          ? 'unknown'
          : name === 'enabled'
    case 'required':
    case 'optional':
      return ['input', 'select', 'textarea'].includes(node.tag) && (node.attribute('required') !== undefined) === (name === 'required')
    case 'empty':
      return (node.source.text ?? '') === '' ? 'unknown' : false
    default:
      return 'unknown'
  }
}

const opposite = (holds: Holds): Holds => (holds === 'unknown' ? holds : !holds)

const isPart = (node: ElementNode, part: Selector): Holds => {
  switch (part.type) {
    case SelectorType.Tag:
      return part.name === node.tag
    case SelectorType.Universal:
      return true
    case SelectorType.Attribute:
      return holdsAttribute(node, part)
    case SelectorType.Pseudo:
      return isPseudo(node, part)
    default:
      return false
  }
}

const outerOf = (node: ElementNode): readonly ElementNode[] => (node.parent === undefined ? [] : [node.parent, ...outerOf(node.parent)])

/** The elements that a combinator leads to, and whether these are all. */
const reached = (node: ElementNode, combinator: string): readonly ElementNode[] | undefined => {
  if (combinator === 'child') return node.parent === undefined ? [] : [node.parent]
  if (combinator === 'descendant') return outerOf(node)
  return combinator === 'adjacent' ? node.before?.slice(0, 1) : node.before
}

const isRow = (node: ElementNode, row: readonly Selector[]): Holds => {
  const end = row.findLastIndex(isCombinator)
  const own = all(row.slice(end + 1).map((part) => isPart(node, part)))
  const combinator = row[end]
  if (own === false || combinator === undefined) return own
  const others = reached(node, combinator.type)
  return all([own, others === undefined ? 'unknown' : any(others.map((other) => isRow(other, row.slice(0, end))))])
}

const isSelected = (node: ElementNode, selectors: Selectors): Holds => any(selectors.map((row) => isRow(node, row)))

const read = new Map<string, Selectors | null>()

const selectorsOf = (text: string): Selectors | null => {
  let selectors = read.get(text)
  if (selectors === undefined) {
    selectors = readSelector(text)
    // Selectors may hold values of a visit; only so many are worth remembering.
    if (read.size > 1000) read.clear()
    read.set(text, selectors)
  }
  return selectors
}

/** Whether a text is a CSS selector that a browser reads. */
export const isSelector = (text: string): boolean => selectorsOf(text) !== null

/** Whether an element is one that a CSS selector finds; unknown where the selector asks for what the step does not tell, and never where it is no selector. */
export const matchesSelector = (node: ElementNode, text: string): Holds => {
  const selectors = selectorsOf(text)
  return selectors !== null && isSelected(node, selectors)
}
