import { describe, expect, it } from 'vitest'
import { planFromGoals } from './plan.ts'

const names = (goals: string, language: 'en' | 'es' | 'fr' | 'de'): string[] => planFromGoals(goals, { language }).events.map((event) => event.name)

describe('doings that name no thing of their own', () => {
  it.each([
    ['en', 'Track whether players begin the tutorial and finish it', ['tutorial_begin', 'tutorial_complete']],
    ['en', 'How many gems do they earn and spend?', ['earn_virtual_currency', 'spend_virtual_currency']],
    ['en', 'Count how often shoppers look inside their basket and take bottles out again', ['view_cart', 'remove_from_cart']],
    ['en', 'Report when a lead gets qualified, is rejected or becomes a customer', ['qualify_lead', 'disqualify_lead', 'close_convert_lead']],
    ['es', 'tutorial empezado / terminado', ['tutorial_begin', 'tutorial_complete']],
    ['es', 'Medir cuántas ven la promoción y cuántas hacen clic en ella', ['view_promotion', 'select_promotion']],
    ['fr', 'Vidéo de visite : lancement, lecture complète', ['video_start', 'video_complete']],
    ['fr', 'La promotion est-elle vue ? Est-elle cliquée ?', ['view_promotion', 'select_promotion']],
    ['de', 'Wird das Onboarding begonnen und auch durchlaufen?', ['tutorial_begin', 'tutorial_complete']],
    ['de', 'Lead qualifiziert, aussortiert, zum Kunden geworden', ['qualify_lead', 'disqualify_lead', 'close_convert_lead']],
  ] as const)('%s: %s', (language, goals, wanted) => expect(names(goals, language)).toEqual(wanted))

  it.each([
    ['en', 'An audience of people who started the tutorial but did not finish it'],
    ['es', 'Un público con quienes empezaron el tutorial y no lo acabaron'],
    ['en', 'Build an audience of visitors who started the contact form but never sent it'],
  ] as const)('%s: %s leaves the second out of the audience', (language, goals) => {
    const plan = planFromGoals(goals, { language })
    expect(plan.events).toHaveLength(2)
    expect(plan.audiences).toMatchObject([{ includes: ['e1'], excludes: ['e2'] }])
  })
})
