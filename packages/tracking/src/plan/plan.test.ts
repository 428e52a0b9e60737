import type { MeasurementPlan } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { planFromGoals } from './index.ts'

type Language = 'en' | 'es' | 'fr' | 'de'
const plan = (language: Language, goals: string): MeasurementPlan => planFromGoals(goals, { language })
const names = (language: Language, goals: string): string[] => plan(language, goals).events.map((event) => event.name)
const only = (language: Language, goals: string) => {
  const { events } = plan(language, goals)
  expect(events).toHaveLength(1)
  const [event] = events
  if (!event) throw new Error(`no event for ${goals}`)
  return event
}

describe('lists and phrases', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'track newsletter sign-ups and purchases', ['newsletter_sign_up', 'purchase']],
    ['en', '- product views\n- added to basket\n- orders', ['view_item', 'add_to_cart', 'purchase']],
    ['en', 'how often do readers share an article or leave a comment?', ['share', 'post_comment']],
    ['es', 'Quiero saber cuántas personas compran y cuántas dejan una reseña', ['purchase', 'submit_review']],
    ['es', 'descargas del catálogo, inscripciones a webinars y citas', ['file_download', 'event_registration', 'book_appointment']],
    ['fr', 'Ajouts au panier, passages en caisse et achats', ['add_to_cart', 'begin_checkout', 'purchase']],
    ['fr', 'savoir si les internautes comparent les offres ou cherchent une agence', ['compare_products', 'find_store']],
    ['de', 'Wer legt etwas in den Warenkorb, wer geht zur Kasse und wer kauft?', ['add_to_cart', 'begin_checkout', 'purchase']],
    ['de', 'Testphase gestartet, Abo abgeschlossen, Kündigung', ['start_trial', 'subscribe', 'cancel_subscription']],
  ])('%s: %s', (language, goals, wanted) => expect(names(language, goals)).toEqual(wanted))
})

describe('accents, case, spelling', () => {
  it.each<[Language, string, string]>([
    ['en', 'track purchses', 'purchase'],
    ['en', 'people who downlaod our brochure', 'file_download'],
    ['es', 'reproducciones del video', 'video_start'],
    ['fr', 'telechargements', 'file_download'],
    ['de', 'RETOUREN', 'refund'],
  ])('%s: %s', (language, goals, wanted) => expect(names(language, goals)).toEqual([wanted]))

  it('is less sure of a mistyped word', () => {
    expect(only('en', 'track purchses').confidence).toBeLessThan(only('en', 'track purchases').confidence)
  })
})

describe('negation', () => {
  it.each<[Language, string, string[], string]>([
    ['en', "track purchases but don't track logins", ['purchase'], 'logins'],
    ['en', 'Please do not track:\n- logins\n- searches', [], 'searches'],
    ['es', 'mide las compras, sin contar los inicios de sesión', ['purchase'], 'inicios de sesión'],
    ['fr', 'les achats, mais pas les connexions', ['purchase'], 'connexions'],
    ['fr', 'ne suivez ni les connexions ni les recherches', [], 'recherches'],
    ['de', 'Käufe bitte messen, Logins aber nicht.', ['purchase'], 'Logins'],
    ['de', 'Bitte kein Scrollen messen, nur Käufe', ['purchase'], 'Scrollen'],
  ])('%s: %s', (language, goals, wanted, denied) => {
    const result = plan(language, goals)
    expect(result.events.map((event) => event.name)).toEqual(wanted)
    expect(result.unmatched.some((part) => part.reason === 'negated' && part.span.text.includes(denied))).toBe(true)
  })

  it('keeps what only looks like a negation', () => {
    expect(names('en', "don't forget to track refunds")).toEqual(['refund'])
    expect(names('en', 'page not found')).toEqual(['page_not_found'])
  })
})

describe('key events', () => {
  it.each<[Language, string, [string, boolean][]]>([
    [
      'en',
      'Track logins and count purchases as conversions',
      [
        ['login', false],
        ['purchase', true],
      ],
    ],
    ['en', 'demo requests, but not as a conversion', [['generate_lead', false]]],
    [
      'en',
      'Trial starts and upgrades. Trials should count as a conversion, upgrades should not.',
      [
        ['start_trial', true],
        ['upgrade_plan', false],
      ],
    ],
    ['es', 'Visitas a /gracias como conversión', [['thank_you_page_view', true]]],
    [
      'fr',
      'Connexions (objectif) et commentaires',
      [
        ['login', true],
        ['post_comment', false],
      ],
    ],
    ['de', 'Bewerbungen, aber nicht als Conversion', [['job_application', false]]],
    ['de', 'Logins; das ist unser wichtigstes Ziel', [['login', true]]],
  ])('%s: %s', (language, goals, wanted) => expect(plan(language, goals).events.map((event) => [event.name, event.keyEvent])).toEqual(wanted))
})

describe('quantities', () => {
  it.each<[Language, string]>([
    ['en', 'orders over $1,250.50'],
    ['es', 'pedidos de más de 1.250,50 $'],
    ['fr', 'commandes supérieures à 1 250,50 $'],
    ['de', 'Bestellungen über 1.250,50 $'],
  ])('%s: %s is a threshold', (language, goals) => {
    expect(only(language, goals).threshold).toEqual({ parameter: 'value', is: 'greater', amount: 1250.5, unit: 'USD' })
  })

  it.each<[Language, string]>([
    ['en', 'newsletter signups, each worth 20 €'],
    ['es', 'suscripciones a la newsletter, valen 20 euros cada una'],
    ['fr', 'inscriptions newsletter, valeur 20 €'],
    ['de', 'Newsletter-Anmeldungen (je 20 € wert)'],
  ])('%s: %s is a value', (language, goals) => expect(only(language, goals).value).toEqual({ amount: 20, currency: 'EUR' }))

  it.each<[Language, string]>([
    ['en', 'people who stay longer than 2 minutes'],
    ['es', 'más de 2 minutos en la página'],
    ['fr', 'temps passé supérieur à 2 minutes'],
    ['de', 'Verweildauer über zwei Minuten'],
  ])('%s: %s is a timer', (language, goals) => expect(only(language, goals).trigger).toEqual({ type: 'timer', seconds: 120 }))

  it.each<[Language, string]>([
    ['en', 'scroll depth of 25, 50 and 75%'],
    ['es', 'scroll al 25, 50 y 75 %'],
    ['fr', 'défilement à 25, 50 et 75 %'],
    ['de', 'Scrolltiefe 25, 50 und 75 Prozent'],
  ])('%s: %s', (language, goals) => expect(only(language, goals).trigger).toEqual({ type: 'scrollDepth', percents: [25, 50, 75] }))

  it('makes half a video a progress event', () => {
    expect(names('en', 'visitors who watch half of the video')).toEqual(['video_progress'])
    expect(names('de', 'Wenn jemand ein Video zu 50 % ansieht')).toEqual(['video_progress'])
  })
})

describe('pages, buttons, links', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'visits to /pricing', 'pricing_page_view', '/pricing'],
    ['en', 'views of the thank-you page', 'thank_you_page_view', '/thank-you'],
    ['es', 'visitas a la página de precios', 'pricing_page_view', '/precios'],
    ['fr', 'visites de la page contact', 'contact_page_view', '/contact'],
    ['de', 'Besuche der Preisseite', 'pricing_page_view', '/preis'],
  ])('%s: %s', (language, goals, name, path) => {
    const event = only(language, goals)
    expect(event.name).toBe(name)
    expect(event.trigger).toMatchObject({ type: 'pageview', conditions: [{ subject: 'pagePath', value: path }] })
  })

  it.each<[Language, string, string]>([
    ['en', "clicks on the 'Get quote' button", 'Get quote'],
    ['es', 'clics en el botón «Pedir cita»', 'Pedir cita'],
    ['fr', 'clics sur le bouton « Prendre rendez-vous »', 'Prendre rendez-vous'],
    ['de', 'Klicks auf den Button „Jetzt buchen“', 'Jetzt buchen'],
  ])('%s: %s', (language, goals, text) => {
    const event = only(language, goals)
    expect(event).toMatchObject({ name: 'cta_click', trigger: { type: 'click', conditions: [{ subject: 'clickText', is: 'equals', value: text }] } })
  })

  it('keeps two buttons apart and one button said twice together', () => {
    expect(names('en', "clicks on the 'A one' button and on the 'B two' button")).toEqual(['cta_click', 'cta_click'])
    expect(names('en', "clicks on the 'A one' button. Clicks on the 'A one' button.")).toEqual(['cta_click'])
  })

  it('matches a selector and everything inside it', () => {
    expect(only('en', 'clicks on #hero-cta').trigger).toEqual({
      type: 'click',
      conditions: [{ subject: 'clickElement', is: 'cssSelector', value: '#hero-cta, #hero-cta *' }],
    })
  })

  it('reads a page behind a thing as its place', () => {
    expect(only('en', 'submissions of the quote form on /quote').trigger).toEqual({
      type: 'formSubmission',
      conditions: [{ subject: 'pagePath', is: 'equals', value: '/quote' }],
    })
  })

  it('knows telephone links', () => {
    expect(only('de', 'Klicks auf die Telefonnummer').trigger).toEqual({
      type: 'linkClick',
      conditions: [{ subject: 'clickUrl', is: 'startsWith', value: 'tel:' }],
    })
  })
})

describe('parameters', () => {
  const added = (language: Language, goals: string): string[] => only(language, goals).parameters.map((parameter) => parameter.name)
  it.each<[Language, string, string[]]>([
    ['en', 'purchases with payment method and coupon code', ['transaction_id', 'value', 'currency', 'items', 'payment_type', 'coupon']],
    ['en', 'product views with product name and price', ['currency', 'value', 'items']],
    ['es', 'compras, incluyendo el método de pago', ['transaction_id', 'value', 'currency', 'items', 'payment_type']],
    ['fr', 'recherches avec le nombre de résultats', ['search_term', 'results_count']],
    ['de', 'Tischreservierungen mit Personenzahl', ['reservation_type', 'currency', 'value', 'guests']],
  ])('%s: %s', (language, goals, wanted) => expect(added(language, goals)).toEqual(wanted))

  it.each<[Language, string, string]>([
    ['en', 'job applications with their name', 'name'],
    ['es', 'reservas, guardando el correo electrónico', 'correo'],
    ['fr', 'candidatures avec le prénom', 'prénom'],
    ['de', 'Bewerbungen mit E-Mail-Adresse', 'E-Mail'],
  ])('%s: %s is refused', (language, goals, words) => {
    expect(plan(language, goals).unmatched.some((part) => part.reason === 'personalData' && part.span.text.includes(words))).toBe(true)
  })
})

describe('audiences and dashboards', () => {
  it.each<[Language, string]>([
    ['en', "people who added to cart but didn't buy in the last 14 days"],
    ['es', 'usuarios que añadieron al carrito pero no compraron en 14 días'],
    ['fr', 'Les gens qui ont mis un produit au panier sans acheter, sur 14 jours'],
    ['de', 'Leute, die etwas in den Warenkorb gelegt, aber in 14 Tagen nicht gekauft haben'],
  ])('%s: %s', (language, goals) => {
    const { events, audiences } = plan(language, goals)
    expect(events.map((event) => event.name)).toEqual(['add_to_cart', 'purchase'])
    expect(audiences).toMatchObject([{ includes: ['e1'], excludes: ['e2'], days: 14 }])
  })

  it.each<[Language, string, string]>([
    ['en', 'show revenue by country', 'country'],
    ['es', 'compara las ventas por canal', 'sessionDefaultChannelGroup'],
    ['fr', 'répartition des ventes par appareil', 'deviceCategory'],
    ['de', 'Zeig mir den Umsatz nach Land', 'country'],
  ])('%s: %s', (language, goals, dimension) => expect(plan(language, goals).dashboards).toMatchObject([{ chart: 'breakdown', events: ['e1'], dimension }]))

  it('orders the steps of a funnel', () => {
    const { events, dashboards } = plan('en', 'a funnel from product view to add to cart to purchase')
    expect(events.map((event) => event.name)).toEqual(['view_item', 'add_to_cart', 'purchase'])
    expect(dashboards).toMatchObject([{ chart: 'funnel', events: ['e1', 'e2', 'e3'] }])
  })

  it('puts the checkout before the purchase in a funnel, in whichever order they are said', () => {
    const { events, dashboards } = plan('en', 'a funnel of purchases, newsletter sign-ups, checkouts and add to cart')
    const names = dashboards[0]?.events.map((id) => events.find((event) => event.id === id)?.name)
    expect(names).toEqual(['add_to_cart', 'newsletter_sign_up', 'begin_checkout', 'purchase'])
  })
})

describe('what the catalogue does not know', () => {
  it.each<[Language, string, string]>([
    ['en', 'when users rotate the 3D model', 'rotate_3d_model'],
    ['es', 'cuando un usuario gira el modelo', 'rotate_model'],
    ['fr', 'quand un lecteur agrandit une photo', 'zoom_photo'],
    ['de', 'wenn jemand eine Datei hochlädt', 'upload_file'],
  ])('%s: %s', (language, goals, name) => {
    const event = only(language, goals)
    expect(event).toMatchObject({ name, kind: 'custom', trigger: { type: 'customEvent', event: name } })
    expect(event.confidence).toBeLessThanOrEqual(70)
  })

  it('takes a name that the goal gives, and says what was repaired', () => {
    const event = only('en', "an event called '2nd Visit!' when users upload a file")
    expect(event.name).toMatch(/^[a-z][a-z0-9_]*$/)
    expect(event.repairs[0]).toMatchObject({ from: '2nd Visit!' })
  })

  it.each<[Language, string]>([
    ['en', 'Make more money'],
    ['es', 'vender más'],
    ['fr', 'gagner plus d’argent'],
    ['de', 'Mehr Umsatz machen'],
  ])('%s: %s is too vague', (language, goals) => expect(plan(language, goals)).toMatchObject({ events: [], unmatched: [{ reason: 'tooVague' }] }))

  it.each<[Language, string]>([
    ['en', 'We are a small bakery in Lyon and sell bread.'],
    ['es', 'Somos una panadería pequeña de Lyon.'],
    ['fr', 'Nous sommes une petite boulangerie à Lyon.'],
    ['de', 'Wir sind eine kleine Bäckerei in Lyon.'],
  ])('%s: %s asks for nothing', (language, goals) => expect(plan(language, goals)).toMatchObject({ events: [], unmatched: [] }))
})

describe('what newcomers wrote', () => {
  const namesOf = (language: Language, goals: string) => plan(language, goals).events.map(({ name }) => name)
  const groups = (language: Language, goals: string) => {
    const { events, audiences } = plan(language, goals)
    const nameOf = (id: string) => events.find((event) => event.id === id)?.name
    return audiences.map(({ includes, excludes }) => [includes.map(nameOf), excludes.map(nameOf)])
  }
  it.each<[Language, string, string[], string[]]>([
    ['es', 'Una audiencia de los que compraron pero no se suscribieron a la newsletter.', ['purchase'], ['newsletter_sign_up']],
    ['es', 'Personas que no compraron pero añadieron al carrito.', ['add_to_cart'], ['purchase']],
    ['fr', 'Les gens qui n’ont pas acheté mais ont ajouté au panier.', ['add_to_cart'], ['purchase']],
    ['en', 'People who did not buy but added to cart.', ['add_to_cart'], ['purchase']],
  ])('%s: %s has each doing on its side', (language, goals, includes, excludes) => expect(groups(language, goals)).toEqual([[includes, excludes]]))

  it.each<[Language, string, string[]]>([
    ['en', 'I want to know who leaves us a mail.', ['email_click']],
    ['en', 'Track when somebody leaves their email.', ['generate_lead']],
    ['de', 'Bitte messen: Anrufe, Reservierungen, und wo der Besucher abspringt.', ['phone_click', 'make_reservation', 'abandon_booking']],
  ])('%s: %s', (language, goals, names) => expect(namesOf(language, goals)).toEqual(names))
})
