import { describe, expect, it } from 'vitest'
import { planFromGoals } from './plan.ts'

type Goal = readonly ['en' | 'es' | 'fr' | 'de', string, readonly string[]]
const names = (goals: string, language: Goal[0]): string[] => planFromGoals(goals, { language }).events.map((event) => event.name)

describe('words that ask for something else', () => {
  it.each<Goal>([
    ['en', 'Track when someone switches the site to Welsh', ['change_language']],
    ['de', 'Messen, wie oft auf Französisch umgestellt wird', ['change_language']],
    ['es', 'Medir cuántas ponen la web en inglés', ['change_language']],
    ['fr', "Suivre si l'on passe le site en anglais", ['change_language']],
    ['es', 'Que se registre cada vez que un lector deja un comentario', ['post_comment']],
    ['es', 'Medir cuándo un usuario se registra', ['sign_up']],
    ['fr', 'Suivre qui demande à être prévenu du retour en stock', ['back_in_stock_request']],
    ['fr', 'Mesurer qui cherche le magasin le plus proche', ['find_store']],
    ['en', 'Track when users export a report or share the article on social media', ['export_report', 'share']],
    ['de', 'Messen, wer die Gravur ändert', ['change_engraving']],
    ['de', 'Besuche der Seite „Über uns“ messen', ['about_page_view']],
    ['fr', "Mesurer les visites sur la page d'accueil et sur « Qui sommes-nous »", ['home_page_view', 'about_page_view']],
  ])('%s: %s', (language, goals, wanted) => expect(names(goals, language)).toEqual(wanted))

  it.each<Goal>([
    ['en', 'Thanks for calling me back yesterday! Please track logins.', ['login']],
    ['en', 'Bookings have dropped since summer. Please track logins.', ['login']],
    ['de', 'Wie am Telefon besprochen, ist unser Shop online. Bitte Logins messen.', ['login']],
    ['es', 'Gracias por la llamada de ayer. Queremos medir los reembolsos.', ['refund']],
    ['fr', "N'hésitez pas à m'appeler. Nous voulons mesurer les remboursements.", ['refund']],
  ])('%s, background: %s', (language, goals, wanted) => expect(names(goals, language)).toEqual(wanted))

  it.each([
    ['de', 'Downloads messen. Die Sprachumschaltung brauchen wir nicht.', 'change_language'],
    ['de', 'Likes messen. Auf die Verweildauer können wir verzichten.', 'time_on_page'],
    ['de', 'Likes messen. Profiländerungen: nein danke.', 'update_profile'],
  ] as const)('%s, not wished: %s', (language, goals, unwanted) => {
    const plan = planFromGoals(goals, { language })
    expect(plan.events).toHaveLength(1)
    expect(plan.events.map((event) => event.name)).not.toContain(unwanted)
    expect(plan.unmatched.some((entry) => entry.reason === 'negated')).toBe(true)
  })
})

describe('amounts and buttons', () => {
  it('reads signs of comparison', () => {
    expect(planFromGoals('Track orders > 50 €', { language: 'en' }).events[0]?.threshold).toMatchObject({ is: 'greater', amount: 50 })
    expect(planFromGoals('Track orders >= $200', { language: 'en' }).events[0]?.threshold).toMatchObject({ is: 'greaterOrEquals', amount: 200 })
    expect(planFromGoals('Bestellungen ≤ 20 CHF messen', { language: 'de' }).events[0]?.threshold).toMatchObject({ is: 'lessOrEquals', amount: 20 })
  })

  it.each([
    ['Track purchases over $50', 'USD'],
    ['Track purchases over £50', 'GBP'],
    ['Track purchases over 50 CHF', 'CHF'],
    ['Track purchases', 'EUR'],
  ])('%s: the example currency is %s', (goals, currency) => {
    const parameter = planFromGoals(goals, { language: 'en' }).events[0]?.parameters.find(({ name }) => name === 'currency')
    expect(parameter?.example).toBe(currency)
  })

  it.each(['Klicks auf Button Jetzt bewerben zählen', 'Button: Jetzt bewerben'])('finds a German button without quotation marks: %s', (goals) => {
    const [event] = planFromGoals(goals, { language: 'de' }).events
    expect(event?.trigger).toEqual({ type: 'click', conditions: [{ subject: 'clickText', is: 'equals', value: 'Jetzt bewerben' }] })
  })

  it('spares what is left out of the conversions', () => {
    const plan = planFromGoals('Inscription aux portes ouvertes, demande de documentation. Tout en conversion sauf la demande de documentation.', {
      language: 'fr',
    })
    expect(plan.events.map((event) => [event.name, event.keyEvent])).toEqual([
      ['event_registration', true],
      ['generate_lead', false],
    ])
  })

  it('makes two audiences of two groups of people', () => {
    const plan = planFromGoals('Crea una audiencia con quienes pidieron presupuesto, y otra con los que visitaron /financiacion.', { language: 'es' })
    expect(plan.audiences.map((audience) => audience.includes)).toEqual([['e1'], ['e2']])
  })
})
