import type { Step } from '@tagmason/domain'
import type { Trigger } from '../../gtm/model.ts'
import { type Runnable, textOfParameter } from '../container.ts'
import { elementNode, type ElementNode } from '../element.ts'
import type { Occurrence } from '../moment.ts'
import type { Page } from '../page.ts'
import { elementKeys } from './element.ts'
import { listeningOf, pushedFor, triggersOf } from './listening.ts'

type OnElement = Extract<Step, { readonly type: 'click' | 'linkClick' | 'formSubmit' }>

const isLink = (node: ElementNode): boolean => node.tag === 'a' || node.tag === 'area'

/** Triggers with "Check validation" stay silent where the page stopped the browser's own answer. */
const answering = (triggers: readonly Trigger[], step: OnElement): readonly Trigger[] =>
  step.defaultPrevented === true ? triggers.filter((trigger) => textOfParameter(trigger.checkValidation) !== 'true') : triggers

/** A click: first for all elements (that listener hears it on its way down), then for the link it is in. */
export const click = (container: Runnable, page: Page, step: OnElement): readonly Occurrence[] => {
  const element = elementNode(step.element)
  const link = element.closest(isLink)
  const any = listeningOf(page, triggersOf(container, 'CLICK'))
  const links = link === undefined ? [] : answering(triggersOf(container, 'LINK_CLICK'), step)
  return [
    ...pushedFor({ event: 'gtm.click', ...elementKeys(page, element) }, any),
    ...(link === undefined ? [] : pushedFor({ event: 'gtm.linkClick', ...elementKeys(page, link) }, listeningOf(page, links))),
  ]
}

/** A form is submitted: the element is the form or in it. */
export const formSubmit = (container: Runnable, page: Page, step: OnElement): readonly Occurrence[] => {
  const form = elementNode(step.element).closest(({ tag }) => tag === 'form')
  if (form === undefined) return []
  return pushedFor({ event: 'gtm.formSubmit', ...elementKeys(page, form) }, listeningOf(page, answering(triggersOf(container, 'FORM_SUBMISSION'), step)))
}
