import type { Language } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { planFromGoals } from './plan.ts'

const names = (goals: string, language: Language = 'en') => planFromGoals(goals, { language }).events.map(({ name }) => name)

describe('what a business means', () => {
  it.each<[Language, string, string, string]>([
    ['de', 'Termine gebucht und Stornos', 'cancel_appointment', 'cancel_subscription'],
    ['en', 'Track bookings, and how many are cancelled', 'cancel_booking', 'cancel_subscription'],
    ['en', 'Track subscriptions bought and cancelled', 'cancel_subscription', 'cancel_order'],
    ['en', 'Track how many join the waiting list for a class', 'join_waiting_list', 'back_in_stock_request'],
    ['en', 'Trial lessons booked', 'book_trial', 'book_appointment'],
    ['en', 'Track form submissions and errors in the form', 'form_error', 'exception'],
    ['en', 'Track failed logins', 'login_failed', 'exception'],
    ['fr', "Suivre les clics sur « Ajouter à l'agenda »", 'add_to_calendar', 'cta_click'],
    ['en', 'Track searches that come up empty', 'search_no_results', 'exception'],
    ['de', 'Wie viele drücken auf „Jetzt buchen“?', 'cta_click', 'print_page'],
    ['de', 'Bitte Anfragen zählen', 'generate_lead', 'purchase'],
  ])('%s: %s', (language, goals, wanted, other) => {
    expect(names(goals, language)).toContain(wanted)
    expect(names(goals, language)).not.toContain(other)
  })

  it('takes networks behind a share for ways to share', () => {
    expect(names('Who shares the photo, and where (WhatsApp, Facebook)?')).toEqual(['share'])
  })
})
