import type { PageElement } from '@tagmason/domain'
import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { listener, send, sent, tag, when } from './parts.ts'
import { fires, none, page } from './steps.ts'

const form: PageElement = {
  tag: 'form',
  id: 'signup',
  classes: ['form', 'short'],
  text: 'Your e-mail',
  attributes: { action: 'https://www.example.com/signup', target: '_top' },
}
const submit = (element: PageElement, defaultPrevented?: true) => ({ type: 'formSubmit' as const, element, ...(defaultPrevented ? { defaultPrevented } : {}) })

const holds = (name: string, value: string): Case => ({
  name: `${name} of a form`,
  source: from.forms(`A form submission fills ${name}.`),
  container: container(send('T', 'Form', { is: `{{${name}}}` }), listener('Form', 'FORM_SUBMISSION')),
  steps: [page(), submit(form)],
  expect: [none, { fired: ['T'], values: { T: sent({ is: value }) } }],
})

const check = from.forms('With Check Validation the trigger fires only if the form was sent; without it on every attempt.')

/** Form submissions. */
export const formCases: readonly Case[] = [
  {
    name: 'a form submission fires',
    source: from.forms('The trigger fires when a form is sent.'),
    container: container(tag('T', 'Form'), listener('Form', 'FORM_SUBMISSION')),
    steps: [page(), submit(form)],
    expect: [none, fires('T')],
  },
  {
    name: 'a click is no form submission',
    source: from.forms('The trigger fires when a form is sent.'),
    container: container(tag('T', 'Form'), listener('Form', 'FORM_SUBMISSION')),
    steps: [page(), { type: 'click', element: { tag: 'button', ancestors: [form] } }],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'a form trigger heeds its filter',
    source: from.triggers('A trigger fires only where its filters hold.'),
    container: container(tag('T', 'Form'), listener('Form', 'FORM_SUBMISSION', { filter: [when('Form ID', 'EQUALS', 'signup')] })),
    steps: [page(), submit({ tag: 'form', id: 'search' }), submit(form)],
    expect: [none, { fired: [], notFired: ['T'] }, fires('T')],
  },
  {
    name: 'check validation: a form that is not sent does not fire',
    source: check,
    container: container(tag('T', 'Form'), listener('Form', 'FORM_SUBMISSION', { check: true })),
    steps: [page(), submit(form, true), submit(form)],
    expect: [none, { fired: [], notFired: ['T'] }, fires('T')],
  },
  {
    name: 'without check validation every attempt fires',
    source: check,
    container: container(tag('T', 'Form'), listener('Form', 'FORM_SUBMISSION', { check: false })),
    steps: [page(), submit(form, true)],
    expect: [none, fires('T')],
  },
  {
    name: 'a form trigger listens only on its pages',
    source: from.forms('For the sake of speed the trigger can be limited to the pages that have the form.'),
    container: container(tag('T', 'Form'), listener('Form', 'FORM_SUBMISSION', { wait: true, where: [when('Page Path', 'EQUALS', '/signup')] })),
    steps: [page(), submit(form), page({ url: 'https://www.example.com/signup' }), submit(form)],
    expect: [none, none, none, fires('T')],
  },
  holds('Form ID', 'signup'),
  holds('Form Classes', 'form short'),
  holds('Form Target', '_top'),
  holds('Form URL', 'https://www.example.com/signup'),
  holds('Form Text', 'Your e-mail'),
]
