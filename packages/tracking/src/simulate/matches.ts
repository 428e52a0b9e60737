import type { ElementNode } from './element.ts'
import type { Holds } from './known.ts'
import { type AttributeTest, type Complex, type Compound, readSelector, type Selector } from './selector.ts'

const holdsAttribute = (node: ElementNode, test: AttributeTest): boolean => {
  const found = node.attribute(test.name)
  if (found === undefined) return false
  if (test.operator === '') return true
  const own = test.ignoreCase ? found.toLowerCase() : found
  const value = test.ignoreCase ? test.value.toLowerCase() : test.value
  if (test.operator === '=') return own === value
  if (test.operator === '|=') return own === value || own.startsWith(`${value}-`)
  // An empty text is part of everything, but no selector finds it.
  if (value === '') return false
  if (test.operator === '~=') return own.split(/\s+/).includes(value)
  if (test.operator === '^=') return own.startsWith(value)
  return test.operator === '$=' ? own.endsWith(value) : own.includes(value)
}

const isCompound = (node: ElementNode, compound: Compound): boolean =>
  (compound.tag === undefined || compound.tag === node.tag) &&
  compound.ids.every((id) => node.attribute('id') === id) &&
  compound.classes.every((name) => node.classes.includes(name)) &&
  compound.attributes.every((test) => holdsAttribute(node, test)) &&
  !compound.not.some((selector) => isSelected(node, selector))

const isComplex = (node: ElementNode, complex: Complex, index: number): boolean => {
  const part = complex[index]
  if (part === undefined || !isCompound(node, part.compound)) return false
  if (index === complex.length - 1) return true
  for (let outer = node.parent; outer !== undefined; outer = outer.parent) {
    if (isComplex(outer, complex, index + 1)) return true
    if (part.within === 'child') return false
  }
  return false
}

const isSelected = (node: ElementNode, selector: Selector): boolean => selector.some((complex) => isComplex(node, complex, 0))

const read = new Map<string, Selector | null>()

/** Whether an element is one that a CSS selector finds; unknown where the selector has parts that need the whole page. */
export const matchesSelector = (node: ElementNode, text: string): Holds => {
  let selector = read.get(text)
  if (selector === undefined) {
    selector = readSelector(text)
    // Selectors may hold values of a visit; only so many are worth remembering.
    if (read.size > 1000) read.clear()
    read.set(text, selector)
  }
  return selector === null ? 'unknown' : isSelected(node, selector)
}
