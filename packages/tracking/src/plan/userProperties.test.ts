import { isPersonalProperty, type Language, languages, measurementPlanSchema } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameProblem } from '../ga4/names.ts'
import { planFromGoals } from './plan.ts'
import { attributeExamples } from './userProperties.words.ts'

const read = (language: Language, goals: string) => {
  const { events, userProperties = [], unmatched, clauses = [] } = planFromGoals(goals, { language })
  return {
    events: events.map(({ name }) => name),
    known: userProperties.map(({ name }) => name),
    unmatched: unmatched.map(({ reason, span }) => [reason, span.text]),
    clauses: clauses.map(({ kind }) => kind),
  }
}

describe('what the goals want to know of a visitor', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'We want to tell members from guests.', ['login_status']],
    ['en', 'We want to know the plan of the customer and the language of the account.', ['subscription_plan', 'account_language']],
    ['es', 'Queremos distinguir socios de invitados y saber el plan del cliente.', ['login_status', 'subscription_plan']],
    ['es', 'Quiero saber si los usuarios están identificados y el idioma de la cuenta.', ['login_status', 'account_language']],
    ['fr', 'Nous voulons distinguer les membres des invités et connaître la formule du client.', ['login_status', 'subscription_plan']],
    ['fr', 'Nous aimerions savoir si le visiteur est connecté et la langue du compte.', ['login_status', 'account_language']],
    ['de', 'Wir möchten Mitglieder von Gästen unterscheiden.', ['login_status']],
    ['de', 'Wir wollen wissen, welchen Tarif der Kunde hat, und die Sprache des Kontos.', ['subscription_plan', 'account_language']],
  ])('%s: %s is no event, and understood', (language, goals, known) => {
    expect(read(language, goals)).toEqual({ events: [], known, unmatched: [], clauses: ['report'] })
  })

  it.each<[Language, string, string]>([
    ['en', 'Compare the purchases of new customers and returning customers.', 'customer_type'],
    ['en', 'We want to know whether visitors are logged in when they buy.', 'login_status'],
    ['de', 'Privatkunden und Geschäftskunden unterscheiden, dazu Käufe messen.', 'customer_type'],
  ])('%s: %s keeps its event', (language, goals, known) => {
    expect(read(language, goals)).toMatchObject({ events: ['purchase'], known: [known] })
  })

  it.each<[Language, string, string]>([
    ['en', 'User properties: email, plan.', 'email'],
    ['es', 'Propiedades de usuario: correo electrónico, plan.', 'correo electrónico'],
    ['fr', 'Propriétés utilisateur : courriel, formule.', 'courriel'],
    ['de', 'Benutzereigenschaften: E-Mail, Tarif', 'E-Mail'],
  ])('%s: %s refuses personal data', (language, goals, words) => {
    expect(read(language, goals)).toMatchObject({ events: [], known: ['subscription_plan'], unmatched: [['personalData', words]] })
  })

  it.each<[Language, string]>([
    ['en', 'Track purchases with the customer type.'],
    ['en', 'Members can log in and guests can browse. Track logins.'],
    ['en', 'Track when members book a class.'],
    ['es', 'Los socios y los invitados reservan. Medir reservas.'],
    ['fr', 'Suivre les achats avec le type de client.'],
    ['de', 'Gäste und Mitglieder buchen bei uns. Buchungen messen.'],
  ])('%s: %s asks for no user property', (language, goals) => expect(read(language, goals).known).toEqual([]))

  it('never is personal data or a name that GA4 refuses, whatever is written', () => {
    for (const name of Object.keys(attributeExamples)) expect([name, isPersonalProperty(name), nameProblem(name, 'userProperty')]).toEqual([name, false, null])
    const words = fc.constantFrom(
      'tell',
      'members',
      'from',
      'guests',
      'email',
      'user properties:',
      'plan',
      'of the customer',
      'langue du compte',
      'Tarif',
      'et',
      '.',
      '- ',
      'distinguir',
      'socios',
      'purchases',
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), fc.constantFrom(...languages), (parts, language) => {
        const goals = parts.join(' ')
        const plan = planFromGoals(goals, { language })
        expect(measurementPlanSchema.parse(plan)).toEqual(plan)
        for (const { name, because, example } of plan.userProperties ?? []) {
          expect(Object.keys(attributeExamples)).toContain(name)
          expect(goals.slice(because.start, because.end)).toBe(because.text)
          expect(example.length).toBeLessThanOrEqual(36)
        }
      }),
    )
  })
})

it.each([
  'email',
  'E-Mail',
  'userEmail',
  'correo electrónico',
  'Téléphone',
  'Telefonnummer',
  'phone',
  'nombre',
  'Prénom',
  'last name',
  'user_id',
  'Straße',
  'email_sha256',
])('%s would tell who a visitor is', (name) => expect(isPersonalProperty(name)).toBe(true))
it.each(['plan_name', 'login_status', 'company_size', 'idioma', 'Kundentyp', 'membership', 'mail_frequency'])('%s would not', (name) =>
  expect(isPersonalProperty(name)).toBe(false),
)
