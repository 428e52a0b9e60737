import { type Edit, own, needed, rows, text } from './clean.ts'

/** Parts that faults are made from. */

export const tag = (name: string, type: string, parameter: readonly object[], more: object = {}) => ({
  ...own,
  tagId: '90',
  name,
  type,
  parameter,
  firingTriggerId: ['10'],
  ...more,
})
export const event = (name: string, ...parameter: readonly object[]) =>
  tag(`GA4 - ${name}`, 'gaawe', [text('eventName', name), text('measurementIdOverride', '{{Const - ID}}'), ...parameter])
export const html = (code: string, more: object = {}) => tag('HTML - own', 'html', [text('html', code)], { consentSettings: needed('ad_storage'), ...more })
/** A consent default in custom HTML, on Consent Initialization unless another trigger is said. */
export const consentHtml = (types: string, trigger = '2147479572') =>
  html(`<script>gtag('consent', 'default', ${types})</script>`, { firingTriggerId: [trigger], consentSettings: { consentStatus: 'NOT_NEEDED' } })
export const variable = (name: string, type: string, ...parameter: readonly object[]) => ({ ...own, variableId: '91', name, type, parameter, formatValue: {} })
export const trigger = (name: string, type: string, more: object = {}) => ({ ...own, triggerId: '92', name, type, ...more })
export const many = (count: number, make: (index: number) => object): readonly Edit[] =>
  Array.from({ length: count }, (_, index): Edit => [`tag.${7 + index}`, make(index)])
export const manyRows = (count: number) => rows(Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, 'x'])))
