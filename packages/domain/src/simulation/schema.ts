import { z } from 'zod'
import { faultMessage, inputFault } from './inputFault.ts'
import type { PageElement, Step } from './steps.ts'
import { flag, isJson, known, list, number, oneOf, record, something, text } from './values.ts'

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
  message: faultMessage('visit.address'),
})

const element: z.ZodType<PageElement> = z.lazy(() =>
  known(inputFault('visit.part.element'), {
    tag: text.optional(),
    id: text.optional(),
    classes: z.union([list(text), text], { error: faultMessage('visit.classes') }).optional(),
    text: text.optional(),
    href: text.optional(),
    attributes: texts.optional(),
    ancestors: list(element).optional(),
    before: list(element).optional(),
    after: list(element).optional(),
  }),
)
const step = <T extends z.ZodRawShape>(type: Step['type'], shape: T) => known(inputFault('visit.part.step', { type }), shape)
const onElement = { element, defaultPrevented: flag.optional() }

const schemas = {
  pageLoad: step('pageLoad', {
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
  push: step('push', { type: z.literal('push'), data: something }),
  click: step('click', { type: z.literal('click'), ...onElement }),
  linkClick: step('linkClick', { type: z.literal('linkClick'), ...onElement }),
  formSubmit: step('formSubmit', { type: z.literal('formSubmit'), ...onElement }),
  scroll: step('scroll', {
    type: z.literal('scroll'),
    percent: number(100).optional(),
    pixels: number(10_000_000).optional(),
    direction: oneOf('vertical', 'horizontal').optional(),
  }).refine(({ percent, pixels }) => (percent === undefined) !== (pixels === undefined), {
    message: faultMessage('visit.scroll'),
  }),
  visibility: step('visibility', {
    type: z.literal('visibility'),
    element,
    ratio: number(100).optional(),
    duration: number(86_400_000).optional(),
  }),
  history: step('history', {
    type: z.literal('history'),
    url: text,
    source: oneOf('pushState', 'replaceState', 'popstate').optional(),
    state: z.unknown().optional(),
    title: text.optional(),
  }),
  timer: step('timer', { type: z.literal('timer'), trigger: text.optional() }),
  consent: step('consent', {
    type: z.literal('consent'),
    command: oneOf('default', 'update').optional(),
    state: record(oneOf('granted', 'denied')),
    region: list(text).optional(),
  }),
  wait: step('wait', { type: z.literal('wait'), ms: number(86_400_000) }),
  video: step('video', {
    type: z.literal('video'),
    status: oneOf('start', 'pause', 'complete', 'buffering', 'progress'),
    percent: number(100).optional(),
    seconds: number(10_000_000).optional(),
    duration: number(10_000_000).optional(),
    title: text.optional(),
    url: text.optional(),
    visible: flag.optional(),
  }),
  error: step('error', { type: z.literal('error'), message: text, url: text.optional(), line: number(1_000_000_000).optional() }),
} satisfies Record<Step['type'], z.ZodType>

/** The keys that a type of step knows, `type` among them. */
export const stepKeys = (type: Step['type']): readonly string[] => Object.keys(schemas[type].shape)

/** One thing that a visitor or the page does; see `Step`. Keys that no step has are refused, because a misspelt one would silently say nothing. */
const stepInput = z.discriminatedUnion('type', Object.values(schemas) as unknown as Variants, {
  error: (issue) => (issue.code === 'invalid_union' ? faultMessage('visit.step.type', { types: stepTypes }) : faultMessage('visit.step.noObject')),
})
type Variants = [(typeof schemas)['pageLoad'], ...(typeof schemas)[Step['type']][]]

const mostSteps = 1000

const visit = z
  .array(stepInput, { error: faultMessage('visit.noList') })
  .min(1, faultMessage('visit.empty'))
  .max(mostSteps, faultMessage('visit.steps.many', { most: mostSteps }))
  .readonly()
  .refine((steps) => steps[0] === undefined || steps[0].type === 'pageLoad', {
    path: [0, 'type'],
    message: faultMessage('visit.start'),
  })

/** A visit: its steps in order. It begins with a page, because everything else happens on one. */
export const stepsInput = z.custom<unknown>(isJson, faultMessage('visit.json')).pipe(visit)
