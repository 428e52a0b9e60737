import type { PlannedEvent } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { planFromGoals } from './plan.ts'

type Language = 'en' | 'es' | 'fr' | 'de'
const eventsOf = (goals: string, language: Language = 'en'): PlannedEvent[] => planFromGoals(goals, { language }).events
const form = (value: string): PlannedEvent['trigger'] => ({ type: 'formSubmission', conditions: [{ subject: 'formId', is: 'contains', value }] })
const onPath = (value: string): PlannedEvent['trigger'] => ({ type: 'formSubmission', conditions: [{ subject: 'pagePath', is: 'equals', value }] })
const example = (event: PlannedEvent | undefined, name: string): unknown => event?.parameters.find((parameter) => parameter.name === name)?.example

describe('forms', () => {
  it('keeps the forms of one goal apart', () => {
    const events = eventsOf('Track newsletter signup form, contact form leads worth $30, and job applications')
    expect(events.map(({ name, trigger, value }) => [name, trigger, value?.amount])).toEqual([
      ['newsletter_sign_up', form('newsletter'), undefined],
      ['generate_lead', form('contact'), 30],
      ['job_application', form('job-application'), undefined],
    ])
    expect(example(events[0], 'form_id')).toBe('newsletter-form')
    expect(eventsOf('Track quote requests and demo requests').map(({ trigger }) => trigger)).toEqual([form('quote'), form('demo')])
  })

  it('uses the page and the id that the goal gives', () => {
    expect(eventsOf('Formularabsendungen auf der Seite /kontakt im Wert von 20 € messen', 'de')[0]).toMatchObject({
      name: 'generate_lead',
      trigger: onPath('/kontakt'),
      value: { amount: 20, currency: 'EUR' },
    })
    expect(eventsOf('Track form submissions on /partners')[0]).toMatchObject({ name: 'form_sent', kind: 'custom', trigger: onPath('/partners') })
    expect(eventsOf('Track newsletter sign-ups (#nl-form)').map(({ trigger }) => trigger)).toEqual([
      { type: 'formSubmission', conditions: [{ subject: 'formId', is: 'equals', value: 'nl-form' }] },
    ])
  })

  it('leaves a wish for all forms to GA4', () => {
    expect(eventsOf('Track all form submissions').map(({ name, trigger }) => [name, trigger.type])).toEqual([['form_submit', 'automatic']])
  })

  it.each(['Track the contact form. A lead is worth $30.', 'Track the contact form. A contact form lead is worth $30.'])(
    'one lead, with its worth: %s',
    (goals) => {
      const events = eventsOf(goals)
      expect(events).toHaveLength(1)
      expect(events[0]).toMatchObject({ trigger: form('contact'), value: { amount: 30, currency: 'USD' } })
      expect(example(events[0], 'value')).toBe(30)
    },
  )
})

describe('a limit', () => {
  it('has a name of its own only when the goal names it', () => {
    const [vip, all] = eventsOf('Track purchases over 100 EUR as VIP purchase and all purchases')
    expect(vip).toMatchObject({ name: 'vip_purchase', kind: 'custom', trigger: { type: 'customEvent', event: 'purchase' }, threshold: { amount: 100 } })
    expect(all).toMatchObject({ name: 'purchase', trigger: { type: 'customEvent', event: 'purchase' } })
    expect(all?.threshold).toBeUndefined()
    expect(eventsOf('Track purchases over 100 EUR as a conversion and all purchases').map(({ name }) => name)).toEqual(['purchase', 'purchase'])
  })
})

describe('examples', () => {
  it('agree with the trigger, the limit and the currency', () => {
    const goals = 'Track staying 45 seconds, scrolling to 60%, clicks on the "Book now" button, phone clicks and e-mail clicks, and purchases over $200'
    const of = new Map(eventsOf(goals).map((event) => [event.name, event]))
    expect(example(of.get('time_on_page'), 'seconds')).toBe(45)
    expect(example(of.get('scroll_depth'), 'percent_scrolled')).toBe(60)
    expect(example(of.get('cta_click'), 'link_text')).toBe('Book now')
    expect(example(of.get('phone_click'), 'link_url')).toMatch(/^tel:/)
    expect(example(of.get('email_click'), 'link_url')).toMatch(/^mailto:/)
    expect(example(of.get('purchase'), 'value')).toBeGreaterThan(200)
    expect(example(of.get('purchase'), 'currency')).toBe('USD')
    expect(example(eventsOf('Track orders under 20 €')[0], 'value')).toBeLessThan(20)
  })

  it.each(['Track Instagram clicks', 'Track WhatsApp clicks', 'Track clicks on directions', 'Track social media clicks'])(
    '%s: the address fires the trigger',
    (goals) => {
      const [event] = eventsOf(goals)
      const [condition] = event?.trigger.type === 'linkClick' ? event.trigger.conditions : []
      expect(String(example(event, 'link_url'))).toMatch(new RegExp(condition?.value ?? '^$', 'i'))
    },
  )

  it('have the first percentage of a merged event', () => {
    expect(example(eventsOf('Track scrolling to 75%. Track scrolling to 25%.')[0], 'percent_scrolled')).toBe(25)
  })
})

describe('hooks', () => {
  it.each<[Language, string, readonly string[]]>([
    ['en', 'Track when the testimonials section is seen and when the footer becomes visible', ['testimonials', 'footer']],
    ['en', 'Track when the pricing table comes into view', ['pricing-table']],
    ['de', 'Messen, ob der Abschnitt „Referenzen“ im sichtbaren Bereich auftaucht', ['referenzen']],
  ])('%s: %s', (language, goals, wanted) => {
    expect(eventsOf(goals, language).map(({ trigger }) => (trigger.type === 'elementVisibility' ? trigger.selector : ''))).toEqual(
      wanted.map((name) => `[data-track="${name}"]`),
    )
  })

  it('name the thing that is clicked, not the page', () => {
    const selector = (goals: string): unknown => eventsOf(goals).map(({ trigger }) => (trigger.type === 'click' ? trigger.conditions[0]?.value : ''))
    expect(selector('Track clicks on the hero banner')).toEqual(['[data-track="hero-banner"], [data-track="hero-banner"] *'])
    expect(selector('Track logins and CTA clicks by page')).toEqual(['', '[data-track="cta"], [data-track="cta"] *'])
    expect(selector('Track clicks on buttons on the pricing page')).toEqual(['[data-track="cta"], [data-track="cta"] *'])
  })
})

describe('in place of what GA4 collects', () => {
  it.each<[Language, string]>([
    ['en', 'Track when visitors pause the video'],
    ['de', 'Messen, wer das Video pausiert'],
    ['es', 'Medir quién pausa el vídeo'],
    ['fr', 'Mesurer qui met la vidéo en pause'],
  ])('%s: %s', (language, goals) => {
    expect(eventsOf(goals, language).map(({ name, trigger }) => [name, trigger])).toEqual([['video_pause', { type: 'youTubeVideo', actions: ['pause'] }]])
  })

  it('takes other percentages of a video as one event', () => {
    expect(eventsOf('Track video progress at 33% and 66%').map(({ name, trigger }) => [name, trigger])).toEqual([
      ['video_milestone', { type: 'youTubeVideo', actions: ['progress'], percents: [33, 66] }],
    ])
    expect(eventsOf('Track video progress at 25% and 50%').map(({ name }) => name)).toEqual(['video_progress'])
  })
})

it('finds missing pages and no product numbers', () => {
  const trigger = eventsOf('Track 404 pages')[0]?.trigger
  const pattern = new RegExp(trigger?.type === 'pageview' ? (trigger.conditions[0]?.value ?? '') : '')
  expect(['/404', '/404.html', '/en/404/'].every((path) => pattern.test(path))).toBe(true)
  expect(['/p/14045', '/4040', '/room-404b'].some((path) => pattern.test(path))).toBe(false)
})

it.each<[Language, string]>([
  ['fr', "Créer une audience d'une part avec ceux qui ont demandé un devis, d'autre part avec ceux qui ont visité /tarifs."],
  ['es', 'Crea una audiencia: por un lado, quienes pidieron presupuesto, por otro, quienes visitaron /precios.'],
  ['de', 'Erstelle eine Zielgruppe mit Leuten, die gekauft haben, und eine zweite mit Leuten, die /preise besucht haben.'],
])('%s, two audiences: %s', (language, goals) => {
  const plan = planFromGoals(goals, { language })
  expect(plan.audiences.map(({ includes }) => includes)).toEqual([['e1'], ['e2']])
  expect(plan.unmatched).toEqual([])
})

it('counts things without a verb in a clear list of wishes only', () => {
  expect(eventsOf('Track logins, petition signatures and purchases').map(({ name }) => name)).toEqual(['login', 'sign_petition', 'purchase'])
  expect(eventsOf('Track logins and happy customers').map(({ name }) => name)).toEqual(['login'])
  expect(eventsOf('Track garden things')).toEqual([])
})

describe('what only a dashboard counts', () => {
  it.each(['Track purchases over $50. Show revenue by country.', 'Show revenue by country. Track purchases over $50.'])(
    'is the event that was asked for: %s',
    (goals) => {
      const { events, dashboards } = planFromGoals(goals, { language: 'en' })
      expect(events).toMatchObject([{ name: 'purchase', threshold: { amount: 50 }, because: { text: 'purchases' } }])
      expect(dashboards).toMatchObject([{ events: [events[0]?.id] }])
    },
  )
})

describe('who leaves something behind', () => {
  it.each([
    ['cart', 'add_to_cart', 'purchase'],
    ['checkout', 'begin_checkout', 'purchase'],
  ])('is an audience and never lost: %s', (thing, started, finished) => {
    const { events, audiences } = planFromGoals(`Who abandons the ${thing}?`, { language: 'en' })
    const named = (ids: readonly string[] = []) => ids.map((id) => events.find((event) => event.id === id)?.name)
    expect(audiences.map(({ includes, excludes }) => [named(includes), named(excludes)])).toEqual([[[started], [finished]]])
  })
})
