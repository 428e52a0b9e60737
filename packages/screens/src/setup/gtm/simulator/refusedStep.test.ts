import { Refusal } from '@tagmason/domain'
import { expect, it } from 'vitest'
import { refusedStep } from './refusedStep.ts'
import { fieldsOf, type StepKind } from './stepForm.ts'

const refusal = (...issues: readonly (readonly [path: string, said?: string])[]) =>
  new Refusal(
    'invalid',
    'Not usable.',
    issues.map(([path, said]) => ({ path, message: 'In English.', ...(said !== undefined && { said }) })),
  )
const told = (kind: StepKind, error: unknown, at = 2) => refusedStep(error, at, kind, fieldsOf[kind])

it.each<[StepKind, string, string]>([
  ['push', 'steps.2.data.items.0', 'data'],
  ['click', 'steps.2.element.text', 'text'],
  ['formSubmit', 'steps.2.element.attributes.data-x', 'attributes'],
  ['visibility', 'steps.2.ratio', 'percent'],
  ['visibility', 'steps.2.duration', 'seconds'],
  ['wait', 'steps.2.ms', 'seconds'],
  ['history', 'steps.2.url', 'newAddress'],
  ['pageLoad', 'steps.2.url', 'url'],
  ['consent', 'steps.2.state.ad_storage', 'granted'],
  // Of another step, of the whole visit, and of what has no field.
  ['push', 'steps.1.data', 'visit'],
  ['push', 'steps', 'visit'],
  ['click', 'steps.2.element.ancestors.0.id', 'visit'],
])('says at a step of type %s what is wrong with %s', (kind, path, field) => {
  expect(told(kind, refusal([path, 'In words.']))).toEqual({ [field]: 'In words.' })
})

it('says the first sentence of a field, and nothing where there are no words or it is no refusal of the input', () => {
  expect(told('push', refusal(['steps.2.data', 'First.'], ['steps.2.data', 'Second.']))).toEqual({ data: 'First.' })
  expect(told('push', refusal(['steps', 'Too much.'], ['steps.2.data', 'Too long.']))).toEqual({ data: 'Too long.' })
  expect(told('push', refusal(['steps.2.data']))).toBeNull()
  expect(told('push', new Refusal('unavailable', 'Later.'))).toBeNull()
  expect(told('push', new Error('Broken.'))).toBeNull()
})
