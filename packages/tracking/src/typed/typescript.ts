import type { MessageField, PushedMessage } from './messages.ts'

const types = { string: 'string', number: 'number', boolean: 'boolean', items: 'readonly TrackingItem[]' } as const

const field =
  (indent: string) =>
  ({ name, type, required }: MessageField): string =>
    `${indent}readonly ${JSON.stringify(name)}${required ? '' : '?'}: ${types[type]}${required ? '' : ' | undefined'}\n`

/** Nothing in a comment may end it. */
const comment = (text: string): string => (text === '' ? '' : `  /** ${text.replaceAll('*/', '* /')} */\n`)

const message = ({ event, because, fields, ecommerce }: PushedMessage): string =>
  `${comment(because)}  readonly ${JSON.stringify(event)}: {\n${fields.map(field('    ')).join('')}${
    ecommerce === null ? '' : `    readonly ecommerce: {\n${ecommerce.map(field('      ')).join('')}    }\n`
  }  }\n`

const head = "// Made by 'tagmason types' from the measurement plan: change the plan and make it again.\n\n"

const item = `/** A product as Google Analytics knows it: one of item_id and item_name is needed. */
export interface TrackingItem {
  readonly item_id?: string
  readonly item_name?: string
  readonly price?: number
  readonly quantity?: number
  readonly [key: string]: string | number | undefined
}

`

/** Types of all messages, for `dataLayer.push` and for a function of one's own. */
export const declarations = (messages: readonly PushedMessage[]): string =>
  `${head}${messages.some(({ fields, ecommerce }) => [...fields, ...(ecommerce ?? [])].some(({ type }) => type === 'items')) ? item : ''}/** What each event brings, by the name that is pushed. */
export interface TrackingEvents {
${messages.map(message).join('')}}

/** A message of the data layer that the plan has. */
export type TrackingMessage = { [Name in keyof TrackingEvents]: { readonly event: Name } & TrackingEvents[Name] }[keyof TrackingEvents]
`

/** The same with a function that pushes. What an event brought is taken back behind it, so that no later event sends it again. */
export const typescript = (messages: readonly PushedMessage[]): string => `${declarations(messages)}
const layer = (): unknown[] => {
  const page = globalThis as unknown as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  return page.dataLayer
}

/** Tells the data layer of an event of the plan. */
export function track<Name extends keyof TrackingEvents>(event: Name, values: TrackingEvents[Name]): void {
  const messages = layer()
  if ('ecommerce' in values) messages.push({ ecommerce: null })
  messages.push({ event, ...values })
  const keys = Object.keys(values).filter((key) => key !== 'ecommerce')
  if (keys.length > 0) messages.push(Object.fromEntries(keys.map((key) => [key, undefined])))
}
`
