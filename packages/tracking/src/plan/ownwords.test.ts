import { describe, expect, it } from 'vitest'
import { planFromGoals } from './plan.ts'

type Goal = readonly ['en' | 'es' | 'fr' | 'de', string, readonly string[]]
const names = (goals: string, language: Goal[0]): string[] => planFromGoals(goals, { language }).events.map((event) => event.name)
const unknown = (goals: string, language: Goal[0]): string[] => planFromGoals(goals, { language }).unmatched.map(({ span }) => span.text)

/** These events, and nothing that was not understood. */
function plansAll(language: Goal[0], goals: string, wanted: readonly string[]): void {
  expect(names(goals, language)).toEqual(wanted)
  expect(unknown(goals, language)).toEqual([])
}

describe('who one is, and a colon', () => {
  it.each<Goal>([
    ['de', 'Wir sind ein Hotel: Buchungen, Anfragen für Tagungen und Gutscheinverkäufe messen', ['make_reservation', 'generate_lead', 'purchase']],
    ['fr', 'Nous avons un restaurant : réservations de table, consultation du menu', ['make_reservation', 'menu_page_view']],
    ['en', 'We run a hotel: bookings, calls and voucher sales', ['make_reservation', 'phone_click', 'purchase']],
    ['de', 'Für unseren Verein: Spenden und Anmeldungen zu Veranstaltungen', ['donate', 'event_registration']],
    ['es', 'Para nuestra ONG: donaciones y llamadas', ['donate', 'phone_click']],
  ])('%s: %s', plansAll)

  it('stays a story where another sentence says what to measure', () =>
    expect(names('Our shop has three parts: bookings, tickets and toys. Track logins.', 'en')).toEqual(['login']))

  it('keeps what stands in front of a colon and asks for something', () => expect(names('Purchases: also the refunds', 'en')).toEqual(['purchase', 'refund']))
})

describe('words that say more of the one beside them', () => {
  it.each<Goal>([
    ['en', 'Track newsletter unsubscribes', ['cancel_subscription']],
    ['fr', 'Mesurer les désinscriptions à la newsletter', ['cancel_subscription']],
    ['fr', 'Suivre les inscriptions et désinscriptions à la newsletter', ['newsletter_sign_up', 'cancel_subscription']],
    ['es', 'Medir las altas y bajas de la newsletter', ['newsletter_sign_up', 'cancel_subscription']],
    ['de', 'Newsletter-Abmeldungen messen', ['cancel_subscription']],
    ['fr', "Savoir combien de visiteurs regardent la vidéo de démonstration jusqu'au bout", ['video_complete']],
    ['en', 'Track video views and demo requests', ['video_start', 'generate_lead']],
    ['de', 'Erfassen, wenn jemand einen Termin online bucht', ['book_appointment']],
    ['en', 'How many people subscribe to our YouTube channel?', ['social_click']],
    ['en', 'See how many users abandon their cart before paying', ['add_to_cart', 'purchase']],
    ['es', 'Ver cuántos usuarios abandonan el carrito antes de pagar', ['add_to_cart', 'purchase']],
    ['es', 'Medir solicitudes de presupuesto y llamadas', ['generate_lead', 'phone_click']],
    ['en', 'Record video plays, pauses and completions on the home page', ['video_start', 'video_pause', 'video_complete']],
  ])('%s: %s', (language, goals, wanted) => expect(names(goals, language)).toEqual(wanted))
})

describe('more things to measure', () => {
  it.each<Goal>([
    ['en', 'Know when people call us or send an email', ['phone_click', 'email_click']],
    ['en', 'Track failed logins and gift card sales', ['login_failed', 'purchase']],
    ['de', 'Fehlgeschlagene Anmeldungen und verkaufte Gutscheine messen', ['login_failed', 'purchase']],
    ['fr', 'Mesurer les échecs de connexion et les ventes de cartes cadeaux', ['login_failed', 'purchase']],
    ['es', 'Medir inicios de sesión fallidos y venta de tarjetas regalo', ['login_failed', 'purchase']],
    ['en', 'Track voucher codes used at checkout', ['apply_coupon']],
    ['en', 'Track clicks on both store badges', ['app_store_click']],
    ['de', 'Downloads der App im App Store und bei Google Play verfolgen', ['app_store_click']],
    ['fr', "Mesurer les téléchargements de l'application sur l'App Store et Google Play", ['app_store_click']],
    ['en', 'Log every time the cookie banner is accepted or rejected', ['consent_choice']],
    ['de', 'Erfassen, wenn der Cookie-Banner akzeptiert oder abgelehnt wird', ['consent_choice']],
    ['es', 'Registrar cuándo se acepta o se rechaza el banner de cookies', ['consent_choice']],
    ['fr', "Mesurer l'acceptation ou le refus du bandeau cookies", ['consent_choice']],
  ])('%s: %s', plansAll)

  it('does not take data for a mail that is written', () => {
    const plan = planFromGoals('Track orders and send the email along', { language: 'en' })
    expect(plan.events.map(({ name }) => name)).toEqual(['purchase'])
    expect(plan.unmatched.map(({ reason }) => reason)).toEqual(['personalData'])
  })

  it('opens the shops for apps, and no other address of theirs', () => {
    const [event] = planFromGoals('Track clicks on the App Store link', { language: 'en' }).events
    const condition = event?.trigger.type === 'linkClick' ? event.trigger.conditions[0] : undefined
    const pattern = new RegExp(condition?.value ?? '^$')
    for (const address of ['https://apps.apple.com/de/app/x/id1', 'https://play.google.com/store/apps/details?id=x', 'market://details?id=x'])
      expect(pattern.test(address)).toBe(true)
    for (const address of ['https://www.apple.com/', 'https://apps.apple.com.example.org/', 'https://google.com/play'])
      expect(pattern.test(address)).toBe(false)
  })
})

describe('where and which', () => {
  it.each([
    ['en', 'Measure clicks on phone number and email address on the contact page'],
    ['de', 'Klicks auf Telefonnummer und E-Mail-Adresse auf der Kontaktseite erfassen'],
    ['es', 'Registrar los clics en el teléfono y en el correo electrónico de la página de contacto'],
  ] as const)('%s, one place for both: %s', (language, goals) => {
    const { events } = planFromGoals(goals, { language })
    expect(events.map(({ name }) => name)).toEqual(['phone_click', 'email_click'])
    for (const { trigger } of events)
      expect(trigger).toMatchObject({
        conditions: [{ subject: 'clickUrl' }, { subject: 'pagePath', is: 'contains', value: expect.stringContaining('/') as string }],
      })
  })

  it.each([
    ['es', 'Contar clics en los botones «Pedir cita» y «Ver precios» como conversión', ['Pedir cita', 'Ver precios']],
    ['fr', 'Compter les clics sur « Demander une démo » et « Voir les tarifs » comme conversions', ['Demander une démo', 'Voir les tarifs']],
    ['en', 'Count clicks on "Book now" and "See prices" as conversions', ['Book now', 'See prices']],
  ] as const)('%s, two buttons that count: %s', (language, goals, texts) => {
    const { events } = planFromGoals(goals, { language })
    expect(events.map(({ name, keyEvent }) => [name, keyEvent])).toEqual(texts.map(() => ['cta_click', true]))
    expect(events.flatMap(({ trigger }) => (trigger.type === 'click' ? trigger.conditions.map(({ value }) => value) : []))).toEqual(texts)
  })
})

describe('steps of the checkout', () => {
  it.each<Goal>([
    ['en', 'Track checkout steps: shipping, payment, purchase', ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase']],
    ['de', 'Checkout messen: Versand, Zahlung, Kauf', ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase']],
    ['es', 'Medir el checkout: envío, pago y compra', ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase']],
    ['fr', 'Mesurer livraison, paiement et commande', ['add_shipping_info', 'add_payment_info', 'purchase']],
    ['es', 'Medir los añadidos al carrito, inicios de pago y compras con su importe', ['add_to_cart', 'begin_checkout', 'purchase']],
  ])('%s: %s', plansAll)

  it.each(['Track free shipping', 'Track purchases with shipping and tax', 'Track purchases, not shipping'])('are none of: %s', (goals) =>
    expect(names(goals, 'en')).not.toContain('add_shipping_info'),
  )
})

describe('who does one thing and not another', () => {
  it.each<readonly [Goal[0], string, string, string]>([
    ['en', 'How many people put something in the cart and then don’t buy?', 'add_to_cart', 'purchase'],
    ['en', 'Who adds to cart and does not check out?', 'add_to_cart', 'purchase'],
    ['en', 'I want to know how many people sign up without buying anything', 'sign_up', 'purchase'],
    ['en', 'How many visitors watch the video but do not request a demo?', 'video_start', 'generate_lead'],
    ['de', 'Wie viele legen etwas in den Warenkorb und kaufen dann nicht?', 'add_to_cart', 'purchase'],
    ['de', 'Wie viele Besucher legen Produkte in den Warenkorb, kaufen aber nicht?', 'add_to_cart', 'purchase'],
    ['de', 'Wer fängt das Formular an und schickt es nicht ab?', 'form_start', 'form_submit'],
    ['de', 'Ich will wissen, wer sich registriert und dann nie kauft', 'sign_up', 'purchase'],
    ['es', 'Quién añade al carrito pero no compra', 'add_to_cart', 'purchase'],
    ['es', 'Quién empieza el formulario y no lo envía', 'form_start', 'form_submit'],
    ['fr', "Combien ajoutent au panier et n'achètent pas ?", 'add_to_cart', 'purchase'],
    ['fr', "Qui commence le formulaire sans l'envoyer ?", 'form_start', 'form_submit'],
  ])('%s, an audience: %s', (language, goals, did, not) => {
    const { events, audiences, unmatched } = planFromGoals(goals, { language })
    const named = (ids: readonly string[] = []) => ids.map((id) => events.find((event) => event.id === id)?.name)
    expect(audiences.map(({ includes, excludes }) => [named(includes), named(excludes)])).toEqual([[[did], [not]]])
    expect(unmatched).toEqual([])
  })

  it.each<readonly [Goal[0], string]>([
    ['en', 'Who signs up, but not through the app?'],
    ['en', 'How many people buy but not with a coupon?'],
    ['en', 'Track purchases but not refunds'],
    ['de', 'Wie viele Käufe, aber nicht die Retouren?'],
  ])('%s, none: %s', (language, goals) => expect(planFromGoals(goals, { language }).audiences).toEqual([]))
})

describe('a question is never lost', () => {
  it.each<Goal>([
    ['en', 'Which filters do people use?', ['filter_apply']],
    ['en', 'Which coupons are used?', ['apply_coupon']],
    ['de', 'Welche Filter werden benutzt?', ['filter_apply']],
    ['fr', 'Quels filtres sont utilisés ?', ['filter_apply']],
    ['es', 'Qué filtros usan', ['filter_apply']],
    ['en', 'People who read more than 30 seconds', ['time_on_page']],
    ['es', 'Quién lee más de 30 segundos', ['time_on_page']],
    ['fr', 'Les visiteurs qui lisent plus de 30 secondes', ['time_on_page']],
    ['en', 'Want to see people going from pricing to sign up', ['pricing_page_view', 'sign_up']],
  ])('%s: %s', plansAll)
})

describe('a figure and what it is broken down by', () => {
  it.each<Goal>([
    ['en', 'Measure revenue per product category and per channel', ['purchase']],
    ['de', 'Umsatz nach Produktkategorie und Kanal', ['purchase']],
    ['fr', "Chiffre d'affaires par catégorie de produits", ['purchase']],
    ['es', 'Ingresos por categoría de producto y por canal', ['purchase']],
    ['en', 'What share of visitors buy?', ['purchase']],
    ['en', 'Shares of articles', ['share']],
    ['es', 'Quién ingresa en la comunidad', ['join_group']],
  ])('%s: %s', plansAll)
})

it.each<Goal>([
  ['en', 'Product video: start, 50%, end', ['video_start', 'video_progress', 'video_complete']],
  ['fr', 'Vidéo produit : lancement, 50 %, fin', ['video_start', 'video_progress', 'video_complete']],
])('%s, what is done to the thing of a heading: %s', (language, goals, wanted) => {
  expect(names(goals, language)).toEqual(wanted)
  expect(unknown(goals, language)).toEqual([])
})

it('draws a funnel for what is named from one end to the other, and not across a list', () => {
  const funnels = (goals: string) => planFromGoals(goals, { language: 'en' }).dashboards.filter(({ chart }) => chart === 'funnel').length
  expect(funnels('Show me the way from product page to purchase')).toBe(1)
  expect(funnels('WhatsApp chats started from the site, clicks through to our Instagram')).toBe(0)
})

it.each(['Measure 30 seconds', 'Track the price'])('what is understood and becomes nothing is told: %s', (goals) => {
  expect(names(goals, 'en')).toEqual([])
  expect(unknown(goals, 'en')).toEqual([goals])
})

describe('words that look like others', () => {
  it.each<Goal>([
    ['es', 'compartir artículos', ['share']],
    ['es', 'comparar productos', ['compare_products']],
    ['en', 'Course applications', ['generate_lead']],
    ['en', 'Job applications', ['job_application']],
    ['en', 'Loyalty programme joins', ['join_group']],
    ['de', 'Fahrzeugsuche und Anrufe', ['search', 'phone_click']],
    ['en', 'Online courses: enrolments, video plays', ['course_enrollment', 'video_start']],
    ['de', 'Online-Kurse: Einschreibungen', ['course_enrollment']],
  ])('%s: %s', plansAll)
})
