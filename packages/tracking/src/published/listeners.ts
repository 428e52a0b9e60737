import { listOf, type Obj } from '../gtm/values.ts'

/** Triggers whose listener runs in the page as a tag of its own, by the function of that tag. */
export const listenerTypes: Readonly<Record<string, string>> = {
  cl: 'CLICK',
  lcl: 'LINK_CLICK',
  fsl: 'FORM_SUBMISSION',
  hl: 'HISTORY_CHANGE',
  jel: 'JS_ERROR',
  sdl: 'SCROLL_DEPTH',
  evl: 'ELEMENT_VISIBILITY',
  ytl: 'YOU_TUBE_VIDEO',
  tl: 'TIMER',
  tg: 'TRIGGER_GROUP',
}

/** The kind of trigger that waits for an event of Google's own. */
export const triggerEvents: Readonly<Record<string, string>> = {
  'gtm.init_consent': 'CONSENT_INIT',
  'gtm.init': 'INIT',
  'gtm.js': 'PAGEVIEW',
  'gtm.dom': 'DOM_READY',
  'gtm.load': 'WINDOW_LOADED',
  'gtm.click': 'CLICK',
  'gtm.historyChange': 'HISTORY_CHANGE',
  'gtm.historyChange-v2': 'HISTORY_CHANGE',
  'gtm.pageError': 'JS_ERROR',
}

export const codeOf = (entity: Obj | undefined): string => (typeof entity?.function === 'string' ? entity.function.replace(/^__/, '') : '')

export const isListener = (tag: Obj): boolean => Object.hasOwn(listenerTypes, codeOf(tag))

/** What a listener calls itself by: `<container>_<trigger>`. */
export const uniqueIdOf = (tag: Obj): string => (typeof tag['vtp_uniqueTriggerId'] === 'string' ? tag['vtp_uniqueTriggerId'] : '')

/** The number of the trigger in `<container>_<trigger>`, and of its member in `<container>_<group>_<member>`. */
export const lastNumber = (id: string): string => /(\d+)$/.exec(id)?.[1] ?? ''

/** The members of a trigger group, as the compiler names them. */
export const membersOf = (group: Obj): readonly string[] =>
  listOf(group['vtp_triggerIds']).flatMap((one) => (typeof one === 'string' && one !== 'list' ? [lastNumber(one)] : []))

const addressed = /^\(\^\$\|\(\(\^\|,\)(\w+)\(\$\|,\)\)\)$/

/** The listener's id that a predicate asks for, where it asks whom a message is for. */
export const addresseeOf = ({ function: op, arg1 }: Obj): string | undefined =>
  op === '_re' && typeof arg1 === 'string' ? addressed.exec(arg1)?.[1] : undefined
