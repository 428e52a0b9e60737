import { attribute, type Element } from './pageTree.ts'

const neverShown = new Set(['head', 'script', 'style', 'template', 'noscript', 'noframes', 'noembed', 'iframe', 'object', 'datalist'])

/** Whether nobody sees an element and what is in it, as far as its tag and attributes tell; style sheets may hide more. */
export function isHidden(element: Element): boolean {
  if (neverShown.has(element.tagName)) return true
  if (attribute(element, 'hidden') !== undefined || attribute(element, 'aria-hidden') === 'true') return true
  return /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*(hidden|collapse))\s*(!important\s*)?(;|$)/i.test(attribute(element, 'style') ?? '')
}
