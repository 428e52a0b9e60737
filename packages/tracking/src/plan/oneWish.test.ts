import { describe, expect, it } from 'vitest'
import { planFromGoals } from './plan.ts'

type Language = 'en' | 'es' | 'fr' | 'de'
const eventsOf = (goals: string, language: Language = 'en') => planFromGoals(goals, { language }).events
const triggersOf = (goals: string, language: Language = 'en') => eventsOf(goals, language).map(({ name, trigger }) => [name, trigger])
const onPage = (value: string) => ({ type: 'pageview', conditions: [{ subject: 'pagePath', is: 'equals', value }] })

describe('what explains a wish is none of its own', () => {
  it.each<[Language, string, string]>([
    ['en', '- enquiries over the form. After sending you land on /thank-you', '/thank-you'],
    ['es', '- solicitudes de presupuesto (formulario "Pide precio", termina en /gracias)', '/gracias'],
    ['de', '- Angebotsanfragen über das Formular auf /anfrage. Danach kommt die Seite /anfrage/danke', '/anfrage/danke'],
  ])('%s: the page that thanks for a form is how it is noticed', (language, goals, path) => {
    expect(triggersOf(goals, language)).toEqual([['generate_lead', onPage(path)]])
  })

  it('leaves a wish for the page itself', () => {
    for (const goals of ['Track visits to /thank-you and purchases', 'Track purchases and visits to /thank-you'])
      expect(
        triggersOf(goals)
          .map(([name]) => name)
          .toSorted(),
      ).toEqual(['purchase', 'thank_you_page_view'])
  })

  it('takes the id of the form that a wish names', () => {
    const form = { type: 'formSubmission', conditions: [{ subject: 'formId', is: 'equals', value: 'availability' }] }
    expect(triggersOf("- how many check availability, that's the little form on the home page (#availability)\n- phone calls")[0]).toEqual([
      'check_availability',
      form,
    ])
  })

  it('hears of one booking from its provider, however often the line says it', () => {
    const [demo, ...others] = triggersOf('- Demo booked. Demos are booked through an embedded Calendly widget.\n- purchases')
    expect([demo, others.map(([name]) => name)]).toEqual([['generate_lead', { type: 'embed', provider: 'calendly' }], ['purchase']])
  })

  it('keeps what another sentence asks for anew', () => {
    expect(eventsOf('Trial starts and upgrades. Trials should count as a conversion, upgrades should not.').map(({ keyEvent }) => keyEvent)).toEqual([
      true,
      false,
    ])
  })

  it('leaves a chart its events', () => {
    const plan = planFromGoals('Track newsletter sign-ups and purchases. Show purchases by country.', { language: 'en' })
    expect(plan.dashboards.map(({ events }) => events)).toEqual([[plan.events.find(({ name }) => name === 'purchase')?.id]])
  })

  it('clicks the button that leads to another site, or goes to the service that a button is named after', () => {
    expect(triggersOf('- who becomes a member on Patreon, clicks on the "Become a member" button are fine').map(([name]) => name)).toEqual(['cta_click'])
    const [event] = eventsOf("- table reservations, that's the OpenTable button")
    expect([event?.name, event?.trigger.type]).toEqual(['make_reservation', 'linkClick'])
  })
})

describe('players', () => {
  it('say whether they begin or end, and audio is no video', () => {
    const events = eventsOf('- plays of an episode on the site (our own audio player)\n- do they listen to the end?\n- phone calls\n- orders')
    expect(events.slice(0, 2).map(({ name, trigger }) => [name, trigger])).toEqual([
      ['audio_start', { type: 'embed', provider: 'audio', status: 'start' }],
      ['audio_complete', { type: 'embed', provider: 'audio', status: 'complete' }],
    ])
    expect(events[0]?.parameters.map(({ name }) => name)).toEqual(['episode_title', 'audio_url'])
  })
})

describe('forms and addresses of the site', () => {
  it.each<[Language, string, string]>([
    ['fr', 'Demandes de rappel', 'rappel'],
    ['de', 'Bewerbungen messen', 'bewerbung'],
    ['es', 'Mensajes enviados al vendedor', 'contact'],
    ['en', 'Newsletter signups, a Mailchimp form in the sidebar', 'mc-embedded-subscribe'],
  ])('%s: %s', (language, goals, value) => {
    expect(eventsOf(goals, language)[0]?.trigger).toEqual({ type: 'formSubmission', conditions: [{ subject: 'formId', is: 'contains', value }] })
  })

  it.each<[Language, string]>([
    ['es', '- Correos a admisiones@udelta.example'],
    ['fr', 'Les gens nous écrivent à legs@asso.example : on peut compter ces clics ?'],
    ['de', '- Anrufe und E-Mails von der Website aus'],
    ['en', '- sponsors who email us from the /advertise page'],
  ])('%s, e-mail as a way to get in touch: %s', (language, goals) => {
    expect(eventsOf(goals, language).map(({ name }) => name)).toContain('email_click')
  })
})
