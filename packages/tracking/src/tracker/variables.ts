import type { BuiltInType, Variables } from '../container/variables.ts'

/** What a browser knows, by the letter that the tracker knows it by. */
const letters: Readonly<Partial<Record<BuiltInType, string>>> = {
  PAGE_URL: 'u',
  PAGE_HOSTNAME: 'h',
  PAGE_PATH: 'p',
  REFERRER: 'r',
  CLICK_ELEMENT: 'e',
  FORM_ELEMENT: 'e',
  CLICK_CLASSES: 'c',
  FORM_CLASSES: 'c',
  CLICK_ID: 'i',
  FORM_ID: 'i',
  CLICK_TARGET: 'g',
  FORM_TARGET: 'g',
  CLICK_URL: 'l',
  FORM_URL: 'l',
  CLICK_TEXT: 'x',
  FORM_TEXT: 'x',
  SCROLL_DEPTH_THRESHOLD: 's',
}

const unknown = '?'
const reference = (value: string) => `{{${value}}}`

/** The variables of a container, named as the tracker knows their values. */
export const trackerVariables: Variables = {
  drafts: () => [],
  builtIns: () => [],
  builtIn: (type) => reference(letters[type] ?? unknown),
  dataLayer: (path) => reference(`.${path}`),
  constant: (_name, value) => value,
  pageTitle: () => reference('t'),
  clickHost: () => reference('o'),
  ofItems: (field) => reference(`#${field}`),
  settings: () => reference(unknown),
}

/** A value of a tag or trigger as the tracker reads it; null where only Tag Manager knows it. No text of a container has braces of its own. */
export function trackerValue(text: string): string | null {
  const inside = /^\{\{(.*)\}\}$/s.exec(text)?.[1]
  return inside === undefined ? `=${text}` : inside === unknown ? null : inside
}
