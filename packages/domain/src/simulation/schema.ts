import { z } from 'zod'
import type { PageElement, Step } from './steps.ts'
import { flag, isJson, known, list, listed, number, oneOf, record, something, text } from './values.ts'

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

const texts = record(text)
const absolute = text.refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url), {
  message: 'This is no absolute address: write it with https:// in front, such as https://shop.example/cart.',
})

const element: z.ZodType<PageElement> = z.lazy(() =>
  known('An element', {
    tag: text.optional(),
    id: text.optional(),
    classes: z.union([list(text), text], { error: 'It has to be a list of classes, or a text with spaces between them.' }).optional(),
    text: text.optional(),
    href: text.optional(),
    attributes: texts.optional(),
    ancestors: list(element).optional(),
    before: list(element).optional(),
    after: list(element).optional(),
  }),
)
const onElement = { element, defaultPrevented: flag.optional() }

const schemas = {
  pageLoad: known('A step of type pageLoad', {
    type: z.literal('pageLoad'),
    url: absolute,
    referrer: text.optional(),
    title: text.optional(),
    cookies: texts.optional(),
    dataLayer: list(z.unknown()).optional(),
    whileLoading: list(z.unknown()).optional(),
    globals: record(z.unknown()).optional(),
    elements: list(element).optional(),
  }),
  push: known('A step of type push', { type: z.literal('push'), data: something }),
  click: known('A step of type click', { type: z.literal('click'), ...onElement }),
  linkClick: known('A step of type linkClick', { type: z.literal('linkClick'), ...onElement }),
  formSubmit: known('A step of type formSubmit', { type: z.literal('formSubmit'), ...onElement }),
  scroll: known('A step of type scroll', {
    type: z.literal('scroll'),
    percent: number(100).optional(),
    pixels: number(10_000_000).optional(),
    direction: oneOf('vertical', 'horizontal').optional(),
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
    source: oneOf('pushState', 'replaceState', 'popstate').optional(),
    state: z.unknown().optional(),
    title: text.optional(),
  }),
  timer: known('A step of type timer', { type: z.literal('timer'), trigger: text.optional() }),
  consent: known('A step of type consent', {
    type: z.literal('consent'),
    command: oneOf('default', 'update').optional(),
    state: record(oneOf('granted', 'denied')),
    region: list(text).optional(),
  }),
  wait: known('A step of type wait', { type: z.literal('wait'), ms: number(86_400_000) }),
  video: known('A step of type video', {
    type: z.literal('video'),
    status: oneOf('start', 'pause', 'complete', 'buffering', 'progress'),
    percent: number(100).optional(),
    seconds: number(10_000_000).optional(),
    duration: number(10_000_000).optional(),
    title: text.optional(),
    url: text.optional(),
    visible: flag.optional(),
  }),
  error: known('A step of type error', { type: z.literal('error'), message: text, url: text.optional(), line: number(1_000_000_000).optional() }),
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
export const stepsInput = z.custom<unknown>(isJson, 'Steps are JSON values in at most 100 levels.').pipe(visit)
