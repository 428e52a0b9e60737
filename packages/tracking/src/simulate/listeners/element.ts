import type { ElementNode } from '../element.ts'
import type { Page } from '../page.ts'

/** What every listener for an element pushes of it. What the element does not have is empty, not missing. */
export const elementKeys = (page: Page, element: ElementNode): Readonly<Record<string, unknown>> => ({
  'gtm.element': element,
  'gtm.elementClasses': element.attribute('class') ?? '',
  'gtm.elementId': element.attribute('id') ?? '',
  'gtm.elementTarget': element.attribute('formtarget') ?? element.attribute('target') ?? '',
  'gtm.elementUrl': element.address(page.url.href),
})
