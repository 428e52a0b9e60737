import type { ClauseComparison } from '@tagmason/domain'
import type { ConditionsText } from './text.ts'

const than = (is: ClauseComparison) => (is === 'under' ? 'weniger als' : 'mehr als')
const beyond = (is: ClauseComparison) => (is === 'under' ? 'unter' : 'über')

export const text: ConditionsText = {
  measures: {
    pageViews: 'Seitenaufrufe',
    visitorViews: 'Aufrufe einer Person',
    page: 'Seite',
    conversionRate: 'Checkout-Konversion',
    conversions: 'Konversionen',
    registrations: 'Registrierungen',
    cartIdle: 'Warenkorb ruht',
    orderValue: 'Bestellwert',
  },
  units: {
    pageViews: 'pro Stunde',
    visitorViews: 'in 7 Tagen',
    conversionRate: '%',
    conversions: 'pro Stunde',
    registrations: 'pro Stunde',
    cartIdle: 'Minuten',
    orderValue: 'USD',
  },
  comparisons: { over: 'liegt über', under: 'liegt unter', is: 'ist', contains: 'enthält' },
  clauses: {
    pageViews: (is, value) => `${than(is)} ${value} Seitenaufrufe pro Stunde`,
    visitorViews: (is, value) => `${than(is)} ${value} Aufrufe einer Person in 7 Tagen`,
    page: (is, value) => (is === 'contains' ? `Seite enthält ${value}` : `Seite ist ${value}`),
    conversionRate: (is, value) => `Checkout-Konversion ${beyond(is)} ${value} %`,
    conversions: (is, value) => `${than(is)} ${value} Konversionen pro Stunde`,
    registrations: (is, value) => `${than(is)} ${value} Registrierungen pro Stunde`,
    cartIdle: (is, value) => `gefüllter Warenkorb ruht ${than(is)} ${value} Minuten`,
    orderValue: (is, value) => `Bestellwert ${beyond(is)} ${value} $`,
  },
  every: {
    'Page View': 'Jeder Seitenaufruf',
    Conversion: 'Jede Konversion',
    'User Registration': 'Registrierung abgeschlossen',
    'E-commerce': 'Jeder Kauf',
  },
  problems: {
    empty: 'Geben Sie einen Vergleichswert ein.',
    range: 'Geben Sie eine Zahl von 0,01 bis 1.000.000.000 ein.',
    percent: 'Ein Prozentwert ist höchstens 100.',
    page: 'Geben Sie einen Teil einer Adresse ohne Leerzeichen ein, etwa /preise.',
    comparison: 'Wählen Sie, wie verglichen wird.',
  },
  next: (event, minutes) => `, danach ${event} innerhalb von ${minutes} Minuten`,
  lead: 'Nötig:',
  placeholder: '/preise',
}
