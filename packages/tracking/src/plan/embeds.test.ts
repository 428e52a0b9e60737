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
