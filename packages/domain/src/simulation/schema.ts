import { z } from 'zod'
import type { PageElement, Step } from './steps.ts'

/** The types of steps, in the order in which people meet them. */
export const stepTypes = [
  'pageLoad',
  'push',
  'click',
  'linkClick',
  'formSubmit',
  'scroll',
  'visibility',
  'history',
  'timer',
  'consent',
  'wait',
  'video',
  'error',
] as const satisfies readonly Step['type'][]

const listed = (names: readonly string[]) => `${names.slice(0, -1).join(', ')}${names.length > 1 ? ' and ' : ''}${names.at(-1) ?? ''}`

/** An object with these keys only. What it is called stands in the sentence about a key that nobody knows. */
export const known = <T extends z.ZodRawShape>(what: string, shape: T) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${what} has no key ${listed(issue.keys.map((key) => `'${key}'`))}: it knows ${listed(Object.keys(shape))}.`
        : `${what} is an object with ${listed(Object.keys(shape))}.`,
  })

const deepest = 100
const isValue = (value: unknown): boolean => value === null || ['string', 'boolean', 'object', 'undefined'].includes(typeof value) || Number.isFinite(value)

/** Whether it is what JSON can say, in at most 100 levels, undefined for a key that is left out. Looked at level by level, so that no depth overflows the stack. */
const isJson = (value: unknown): boolean => {
  let level: readonly unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest || !level.every(isValue)) return false
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return true
}

const text = z.string().max(100_000)
const number = (most: number) => z.number().min(0).max(most)
const record = <T extends z.ZodType>(value: T) => z.record(z.string(), value).readonly()
const texts = record(text)
const absolute = text.refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url), {
  message: 'This is no absolute address: write it with https:// in front, such as https://shop.example/cart.',
})

const element: z.ZodType<PageElement> = z.lazy(() =>
  known('An element', {
    tag: text.optional(),
    id: text.optional(),
    classes: z.union([z.array(text).max(1000).readonly(), text]).optional(),
    text: text.optional(),
    href: text.optional(),
    attributes: texts.optional(),
    ancestors: z.array(element).max(100).readonly().optional(),
  }),
)
const onElement = { element, defaultPrevented: z.boolean().optional() }

const schemas = {
  pageLoad: known('A step of type pageLoad', {
    type: z.literal('pageLoad'),
    url: absolute,
    referrer: text.optional(),
    title: text.optional(),
    cookies: texts.optional(),
    dataLayer: z.array(z.unknown()).max(1000).readonly().optional(),
    globals: record(z.unknown()).optional(),
    elements: z.array(element).max(1000).readonly().optional(),
  }),
  push: known('A step of type push', { type: z.literal('push'), data: z.unknown() }),
  click: known('A step of type click', { type: z.literal('click'), ...onElement }),
  linkClick: known('A step of type linkClick', { type: z.literal('linkClick'), ...onElement }),
  formSubmit: known('A step of type formSubmit', { type: z.literal('formSubmit'), ...onElement }),
  scroll: known('A step of type scroll', {
    type: z.literal('scroll'),
    percent: number(100).optional(),
    pixels: number(10_000_000).optional(),
    direction: z.enum(['vertical', 'horizontal']).optional(),
  }).refine(({ percent, pixels }) => (percent === undefined) !== (pixels === undefined), {
    message: 'A step of type scroll says how far in one way: give percent or pixels, and not both.',
  }),
  visibility: known('A step of type visibility', {
    type: z.literal('visibility'),
    element,
    ratio: number(100).optional(),
    duration: number(86_400_000).optional(),
  }),
  history: known('A step of type history', {
    type: z.literal('history'),
    url: text,
    source: z.enum(['pushState', 'replaceState', 'popstate']).optional(),
    state: z.unknown().optional(),
    title: text.optional(),
  }),
  timer: known('A step of type timer', { type: z.literal('timer'), trigger: text.optional() }),
  consent: known('A step of type consent', {
    type: z.literal('consent'),
    command: z.enum(['default', 'update']).optional(),
    state: record(z.enum(['granted', 'denied'])),
    region: z.array(text).max(1000).readonly().optional(),
  }),
  wait: known('A step of type wait', { type: z.literal('wait'), ms: number(86_400_000) }),
  video: known('A step of type video', {
    type: z.literal('video'),
    status: z.enum(['start', 'pause', 'complete', 'buffering', 'progress']),
    percent: number(100).optional(),
    seconds: number(10_000_000).optional(),
    duration: number(10_000_000).optional(),
    title: text.optional(),
    url: text.optional(),
    visible: z.boolean().optional(),
  }),
  error: known('A step of type error', { type: z.literal('error'), message: text, url: text.optional(), line: z.number().int().min(0).optional() }),
} satisfies Record<Step['type'], z.ZodType>

/** The keys that a type of step knows, `type` among them. */
export const stepKeys = (type: Step['type']): readonly string[] => Object.keys(schemas[type].shape)

/** One thing that a visitor or the page does; see `Step`. Keys that no step has are refused, because a misspelt one would silently say nothing. */
const stepInput = z.discriminatedUnion('type', Object.values(schemas) as unknown as Variants, {
  error: (issue) =>
    issue.code === 'invalid_union'
      ? `A step has one of these types: ${listed(stepTypes)}.`
      : `A step is an object with a type, such as { "type": "push", "data": { "event": "purchase" } }.`,
})
type Variants = [(typeof schemas)['pageLoad'], ...(typeof schemas)[Step['type']][]]

const visit = z
  .array(stepInput, { error: 'The steps of a visit are a list.' })
  .min(1, 'There is no step: a visit begins with one of type pageLoad.')
  .max(1000, 'A visit has at most 1000 steps: split it.')
  .readonly()
  .refine((steps) => steps[0] === undefined || steps[0].type === 'pageLoad', {
    path: [0, 'type'],
    message: 'A visit begins with a step of type pageLoad, because everything else happens on a page.',
  })

/** A visit: its steps in order. It begins with a page, because everything else happens on one. */
export const stepsInput = z.custom<unknown>(isJson, `Steps are JSON values in at most ${deepest} levels.`).pipe(visit)
