/**
 * What the tracker needs of a plan, short enough for every page of a site. Letters stand for words:
 * a value is `=text` as it is, `.path` of the data layer, `#field` over the pushed items, or one letter for what a browser knows.
 */
export type TrackerValue = string

/** The value, how it is compared (`r` expression, `s` CSS selector, else numbers), with what, whether that is turned round, and the flags of an expression. */
export type TrackerCondition = [value: TrackerValue, is: 'r' | 's' | '>' | '>=' | '<' | '<=' | '=', wanted: string, negate: 0 | 1, flags: '' | 'i']

/** Page, history, click, link, form, scroll, timer, visible element, event of the data layer. */
export type TrackerTrigger = 'p' | 'h' | 'c' | 'l' | 'f' | 's' | 't' | 'v' | 'd'

/** What a trigger asks for: percents, milliseconds with the conditions of starting, a selector, the name of a pushed event. */
export type TrackerArgument = 0 | number[] | [number, TrackerCondition[]] | string

/** An event of the plan: when it is sent, under which name, with what; `shop` adds the data layer's `ecommerce`. */
export type TrackerRule = [
  trigger: TrackerTrigger,
  argument: TrackerArgument,
  name: string,
  conditions: TrackerCondition[],
  parameters: [name: string, value: TrackerValue][],
  shop: 0 | 1,
]
