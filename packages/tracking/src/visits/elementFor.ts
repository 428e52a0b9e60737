import type { PageElement } from '@tagmason/domain'
import { AttributeAction, type AttributeSelector, type PseudoSelector, type Selector, SelectorType } from 'css-what'
import { isNth } from '../simulate/nth.ts'
import { isCombinator, readSelector } from '../simulate/selector.ts'

interface Draft {
  tag?: string
  readonly attributes: Record<string, string>
  before: PageElement[]
  after: PageElement[]
  placed: boolean
}

const withAttribute = ({ attributes }: Draft, { name, action, value }: AttributeSelector): void => {
  const before = attributes[name]
  if (action === AttributeAction.Exists) attributes[name] = before ?? 'x'
  else if (action === AttributeAction.Element) attributes[name] = before === undefined ? value : `${before} ${value}`
  else if (before === undefined || action === AttributeAction.Equals) attributes[name] = value
  else attributes[name] = action === AttributeAction.Start ? `${value}${before}` : `${before}${value}`
}

/** As many elements beside it as its place asks for, and one text of the place at least. */
const withPlace = (draft: Draft, { name, data }: PseudoSelector): void => {
  const asked = name.startsWith('nth') && typeof data === 'string' ? data : '1'
  const place = Array.from({ length: 50 }, (_, at) => at + 1).find((one) => isNth(asked, one) === true)
  if (place === undefined) return
  const sibling: PageElement = draft.tag === undefined ? { tag: 'div' } : { tag: draft.tag }
  const beside = Array.from({ length: place - 1 }, () => sibling)
  if (name.includes('last')) draft.after = beside
  else draft.before = beside
  draft.placed = true
}

const withParts = (draft: Draft, parts: readonly Selector[]): void => {
  for (const part of parts) {
    if (part.type === SelectorType.Tag) draft.tag = part.name
    else if (part.type === SelectorType.Attribute) withAttribute(draft, part)
  }
  for (const part of parts) {
    if (part.type !== SelectorType.Pseudo) continue
    if (/^(?:nth|first|last|only)-/.test(part.name)) withPlace(draft, part)
    else if ((part.name === 'is' || part.name === 'where') && Array.isArray(part.data))
      withParts(draft, part.data[0]?.filter((one) => !isCombinator(one)) ?? [])
  }
}

const elementOf = ({ tag, attributes, before, after, placed }: Draft): PageElement => {
  const { id, class: classes, href, ...others } = attributes
  return {
    ...(tag === undefined ? {} : { tag }),
    ...(id === undefined ? {} : { id }),
    ...(classes === undefined ? {} : { classes: classes.split(/\s+/) }),
    ...(href === undefined ? {} : { href }),
    ...(Object.keys(others).length === 0 ? {} : { attributes: others }),
    ...(placed ? { before, after } : {}),
  }
}

/** An element for one alternative of a selector, with the elements that it has to be in and beside. */
const ofRow = (row: readonly Selector[]): PageElement => {
  const compounds: { readonly parts: Selector[]; readonly lead: string | undefined }[] = [{ parts: [], lead: undefined }]
  for (const part of row) {
    if (isCombinator(part)) compounds.push({ parts: [], lead: part.type })
    else compounds.at(-1)?.parts.push(part)
  }
  const found: { readonly draft: Draft; readonly ancestors: PageElement[] }[] = []
  for (const { parts, lead } of compounds) {
    const draft: Draft = { attributes: {}, before: [], after: [], placed: false }
    withParts(draft, parts)
    const last = found.at(-1)
    if (last !== undefined && (lead === SelectorType.Adjacent || lead === SelectorType.Sibling)) {
      draft.before = [elementOf(last.draft), ...last.draft.before, ...draft.before.slice(last.draft.before.length + 1)]
      draft.placed = true
      found.push({ draft, ancestors: last.ancestors })
    } else found.push({ draft, ancestors: last === undefined ? [] : [elementOf(last.draft), ...last.ancestors] })
  }
  const last = found.at(-1)
  if (last === undefined) return {}
  return { ...elementOf(last.draft), ...(last.ancestors.length === 0 ? {} : { ancestors: last.ancestors }) }
}

/** Elements that a selector is likely to find, one for each of its alternatives; none where a browser reads no selector in it. */
export const elementsFor = (selector: string): readonly PageElement[] => (readSelector(selector) ?? []).map(ofRow)
