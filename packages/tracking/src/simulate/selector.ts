import { AttributeAction, parse, type Selector, SelectorType } from 'css-what'

/** A CSS selector: alternatives, each a row of parts from left to right. */
export type Selectors = readonly (readonly Selector[])[]

/** Pseudo-classes that browsers read. Any other, such as `:visible` or `:contains()` of jQuery, makes a whole selector void. */
const pseudoClasses = new Set(
  [
    'active any-link autofill buffering checked default defined dir disabled empty enabled first-child first-of-type focus focus-visible focus-within fullscreen has hover',
    'in-range indeterminate invalid is lang last-child last-of-type link modal muted not nth-child nth-last-child nth-last-of-type nth-of-type only-child only-of-type open optional',
    'out-of-range paused picture-in-picture placeholder-shown playing popover-open read-only read-write required root scope target user-invalid user-valid valid visited where',
  ].flatMap((names) => names.split(' ')),
)

/** Pseudo-elements that may be written with one colon. */
export const oldPseudoElements: ReadonlySet<string> = new Set(['before', 'after', 'first-line', 'first-letter'])

const isRead = (part: Selector): boolean => {
  switch (part.type) {
    case SelectorType.Attribute:
      return part.action !== AttributeAction.Not
    case SelectorType.Parent:
    case SelectorType.ColumnCombinator:
      return false
    case SelectorType.Pseudo:
      if (oldPseudoElements.has(part.name)) return true
      if (!pseudoClasses.has(part.name)) return false
      return !Array.isArray(part.data) || part.name === 'is' || part.name === 'where' || part.data.every((row) => row.every(isRead))
    default:
      return true
  }
}

const combinators: ReadonlySet<string> = new Set([SelectorType.Child, SelectorType.Descendant, SelectorType.Adjacent, SelectorType.Sibling])
export const isCombinator = (part: Selector): boolean => combinators.has(part.type)

/** `[data-x=5]`: only names need no quotes, and no name begins with a digit. */
const bareNumber = /\[[^\]]*=\s*-?\d/

/** Reads a selector as browsers do; null for a text that is none. */
export const readSelector = (text: string): Selectors | null => {
  if (bareNumber.test(text.replace(/"[^"]*"|'[^']*'/g, '""'))) return null
  try {
    const rows = parse(text)
    const read = rows.length > 0 && rows.every((row) => row[0] !== undefined && !isCombinator(row[0]) && row.every(isRead))
    return read ? rows : null
  } catch {
    return null
  }
}
