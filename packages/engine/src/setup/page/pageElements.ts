import { type ElementType, type FoundOnPage, type Language, languages } from '@tagmason/domain'
import { formPurpose } from './formPurpose.ts'
import { linkPurpose } from './linkPurpose.ts'
import { isHidden } from './pageHidden.ts'
import { namesOf } from './pageName.ts'
import { selectorsOf } from './pageSelector.ts'
import { attribute, type Element, isElement, type Node, pageTree } from './pageTree.ts'

export interface PageElements {
  /** Its title; '' where it has none. */
  readonly title: string
  /** What it says that it is written in, where that is a language we read. */
  readonly language?: Language
  /** In the order of the page. */
  readonly elements: readonly FoundOnPage[]
  /** How many more there are. */
  readonly left: number
}

/** What the HTML says is certain; of links it says less. */
const certain = 100

/**
 * Reads what is worth measuring from a page's HTML: buttons, fields, links, pictures, forms and menus that are not hidden, with their names, and selectors that find
 * just them. `address` is that of the page, or of its site. Never shows what stands in fields. Takes any text; throws a `Refusal` of one sentence where it is too much of a page.
 */
export function pageElements(html: string, most: number, address?: string): PageElements {
  const tree = pageTree(html)
  const nameOf = namesOf(tree)
  // In a part of a page nobody knows what stands around it.
  const selectorOf = selectorsOf(tree, /<(!doctype|html|head|title|body)\b/i.test(html))
  const found: { element: Element; type: ElementType }[] = []
  const walk = (children: readonly Node[], inControl: boolean) => {
    for (const child of children) {
      if (!isElement(child) || isHidden(child)) continue
      const type = typeOf(child)
      // The picture on a button or link is part of it.
      if (type !== null && !(type === 'Image' && inControl)) found.push({ element: child, type })
      walk(child.childNodes, inControl || type === 'Button' || type === 'Link')
    }
  }
  walk(tree.elements.slice(0, 1), false)

  const titled = tree.elements.find(({ tagName }) => tagName === 'title')
  const [root] = tree.elements
  const written = root === undefined ? undefined : attribute(root, 'lang')?.trim().toLowerCase().split('-', 1)[0]
  const language = languages.find((each) => each === written)
  return {
    title: titled === undefined ? '' : nameOf(titled),
    ...(language === undefined ? {} : { language }),
    elements: found.slice(0, most).map(({ element, type }) => {
      const selector = selectorOf(element)
      const href = type === 'Link' ? linkOf(element) : undefined
      const words = type === 'Form' ? formName(element, nameOf) : nameOf(element)
      const led = href === undefined ? undefined : linkPurpose(href, address)
      const purpose = type === 'Form' ? formPurpose(element, words) : led?.event
      return {
        type,
        text: words,
        confidence: led?.confidence ?? certain,
        ...(purpose === undefined ? {} : { purpose }),
        ...(selector === undefined ? {} : { selector }),
        ...(href === undefined ? {} : { href }),
      }
    }),
    left: Math.max(0, found.length - most),
  }
}

const roles: Readonly<Record<string, ElementType>> = {
  button: 'Button',
  link: 'Link',
  img: 'Image',
  navigation: 'Navigation',
  textbox: 'Input',
  searchbox: 'Input',
  combobox: 'Input',
  checkbox: 'Input',
  radio: 'Input',
  switch: 'Input',
  slider: 'Input',
  spinbutton: 'Input',
  form: 'Form',
}

function typeOf(element: Element): ElementType | null {
  const said = (name: string) => attribute(element, name)
  const type = said('type')?.toLowerCase() ?? ''
  const role = roles[said('role')?.trim().toLowerCase() ?? '']
  switch (element.tagName) {
    case 'input':
      if (type === 'hidden') return null
      return /^(submit|button|reset|image)$/.test(type) ? 'Button' : 'Input'
    case 'textarea':
    case 'select':
      return 'Input'
    case 'button':
    case 'summary':
      return role ?? 'Button'
    case 'a':
    case 'area':
      return role ?? (said('href') === undefined ? null : 'Link')
    case 'img':
      return isPicture(element) ? 'Image' : null
    case 'form':
      return 'Form'
    case 'nav':
      return 'Navigation'
    default:
      if (role !== undefined) return role
      return /^(|true|plaintext-only)$/i.test(said('contenteditable') ?? 'false') ? 'Input' : null
  }
}

/** Without words on purpose it is an ornament, and one pixel counts visitors. */
function isPicture(element: Element): boolean {
  const tiny = ['width', 'height'].some((name) => /^[0-2](px)?$/.test(attribute(element, name)?.trim() ?? ''))
  return !tiny && attribute(element, 'alt') !== '' && !/^(presentation|none)$/.test(attribute(element, 'role') ?? '')
}

/** A link as written, unless it is a script or data. */
function linkOf(element: Element): string | undefined {
  const href = attribute(element, 'href')?.trim()
  return href === undefined || href.length > 2000 || /^(javascript|data|vbscript):/i.test(href.replace(/[\p{Cc}\s]/gu, '')) ? undefined : href
}

/** A form is called as it says, or like the button that sends it. */
function formName(form: Element, nameOf: (element: Element) => string): string {
  const own = nameOf(form)
  if (own !== '') return own
  const button = firstIn(form, (element) => {
    if (element.tagName === 'button') return !/^(button|reset)$/i.test(attribute(element, 'type') ?? '')
    return element.tagName === 'input' && /^(submit|image)$/i.test(attribute(element, 'type') ?? '')
  })
  return button === undefined ? '' : nameOf(button)
}

function firstIn(element: Element, test: (each: Element) => boolean): Element | undefined {
  for (const child of element.childNodes) {
    if (!isElement(child) || isHidden(child)) continue
    const found = test(child) ? child : firstIn(child, test)
    if (found !== undefined) return found
  }
  return undefined
}
