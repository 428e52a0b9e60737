import { describe, expect, it } from 'vitest'
import { planFromGoals } from './index.ts'

const triggers = (goals: string) =>
  Object.fromEntries(planFromGoals(goals).events.map(({ name, trigger }) => [name, trigger.type === 'embed' ? trigger.provider : trigger.type]))

describe('what is embedded', () => {
  it('is heard by its own messages, each wish by the provider that is named beside it', () => {
    expect(triggers('Please measure demo requests with our HubSpot form. Count Calendly appointments. Count chats in Intercom.')).toMatchObject({
      generate_lead: 'hubspot',
      book_appointment: 'calendly',
      chat_start: 'intercom',
    })
    expect(triggers('Newsletter sign-ups through our Typeform, quote requests through Jotform.')).toMatchObject({
      newsletter_sign_up: 'typeform',
      generate_lead: 'jotform',
    })
  })

  it('changes nothing where no provider is named, or one that cannot tell of the wish', () => {
    expect(triggers('Track newsletter sign-ups.')).toEqual({ newsletter_sign_up: 'formSubmission' })
    expect(triggers('Track purchases of our HubSpot course.').purchase).toBe('customEvent')
  })
})

describe('what happens on the site of a named service', () => {
  const urls = (goals: string) =>
    planFromGoals(goals).events.map(({ name, trigger }) => [name, trigger.type === 'linkClick' ? (trigger.conditions[0]?.value ?? '') : trigger.type])

  it.each([
    ['Count bookings via OpenTable.', 'make_reservation', 'https://www.opentable.co.uk/r/harbour'],
    ['Reservas por TheFork', 'make_reservation', 'https://www.thefork.es/restaurante'],
    ['Dons sur HelloAsso', 'donate', 'https://www.helloasso.com/associations/x'],
  ])('%s: the click that leads there', (goals, name, url) => {
    const [event, ...others] = urls(goals)
    expect([event?.[0], others]).toEqual([name, []])
    expect(url).toMatch(new RegExp(event?.[1] ?? 'none', 'i'))
    expect('https://shop.example/opentable.html').not.toMatch(new RegExp(event?.[1] ?? '', 'i'))
  })

  it('is none where the service is only spoken of', () => {
    expect(urls('We are on TripAdvisor. Count purchases.')).toEqual([['purchase', 'customEvent']])
    // GA4 collects such clicks itself, with the host that they lead to.
    expect(urls('Clicks out to our Spotify playlist')).toEqual([['click', 'automatic']])
  })
})

describe('lists of wishes', () => {
  it.each(['Track room bookings, phone calls', 'Track phone calls and room bookings'])('%s: no phrase takes a word of each', (goals) => {
    expect(
      planFromGoals(goals)
        .events.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['make_reservation', 'phone_click'])
  })

  it('keep what is one wish across a comma or an and', () => {
    expect(planFromGoals('Track people who book or cancel appointments').events.map(({ name }) => name)).toContain('book_appointment')
  })
})

describe('the language of a few words', () => {
  it.each([
    ['Thanks page visits matter most to us', 'en'],
    ['Formular: abgeschickt / Fehler / abgebrochen', 'de'],
    ['Kundenkonto neu: registriert, eingeloggt', 'de'],
    ['page de remerciement et achats', 'fr'],
    ['visitas a la página de gracias', 'es'],
  ])('%s', (goals, language) => {
    expect(planFromGoals(goals).language).toBe(language)
  })
})

describe('greetings and signatures', () => {
  it.each([
    'Hi team,\n\nplease track purchases.\n\nBest regards,\nAnna Costa',
    'Hola equipo:\nQueremos medir las compras.\nUn saludo,\nLucía',
    'Bonjour à tous,\nNous voulons suivre les achats.\nCordialement,\nMarie Dupont',
    'Hallo zusammen,\nwir möchten Käufe messen.\nViele Grüße\nMax',
  ])('are no wishes: %s', (goals) => {
    const plan = planFromGoals(goals)
    expect(plan.unmatched).toEqual([])
    expect(plan.events.map(({ name }) => name)).toEqual(['purchase'])
  })

  it('leave a wish that begins like one', () => {
    expect(planFromGoals('Thanks page visits matter. Make customers happier.').unmatched.map(({ span }) => span.text)).toContain('Make customers happier')
  })
})
