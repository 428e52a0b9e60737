import type { PageElement } from '@tagmason/domain'
import { selectorParts } from '../../container/text.ts'

const token = /^([a-z][\w-]*)|#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:[~|^$*]?=["']?([^"'\]]*)["']?)?\]|\*/iy

/** An element that a compound selector without pseudo-classes matches, or undefined. */
function compound(selector: string): PageElement | undefined {
  let tag: string | undefined
  let id: string | undefined
  const classes: string[] = []
  const attributes: Record<string, string> = {}
  for (token.lastIndex = 0; token.lastIndex < selector.length;) {
    const [found, name, hash, dot, key, value] = token.exec(selector) ?? []
    if (found === undefined) return undefined
    tag ??= name
    id ??= hash
    if (dot !== undefined) classes.push(dot)
    if (key === 'id') id = value ?? ''
    else if (key === 'class') classes.push(value ?? '')
    else if (key !== undefined) attributes[key] = value ?? ''
  }
  const { href, ...others } = attributes
  return {
    ...(tag === undefined ? {} : { tag }),
    ...(id === undefined ? {} : { id }),
    ...(classes.length === 0 ? {} : { classes }),
    ...(href === undefined ? {} : { href }),
    ...(Object.keys(others).length === 0 ? {} : { attributes: others }),
  }
}

/** An element that one part of a list of selectors matches, with the elements that it has to be in; undefined where none is easy to make up. */
export function elementOf(selectors: string): PageElement | undefined {
  for (const part of selectorParts(selectors)) {
    const [element, ...ancestors] = part
      .split(/\s*>\s*|\s+/)
      .map(compound)
      .toReversed()
    const known = ancestors.flatMap((one) => one ?? [])
    if (element !== undefined && known.length === ancestors.length) return known.length === 0 ? element : { ...element, ancestors: known }
  }
  return undefined
}
