import { type Brief, directions, newsletter, phone, whatsapp } from '../brief.ts'

export const gym: Brief = {
  id: 'gym',
  language: 'de',
  site: 'www.kraftwerk-fitness.example',
  text: `Moin,

für unsere drei Studios (kraftwerk-fitness.example) brauchen wir Folgendes:

- Probetraining gebucht (Formular, Typeform eingebettet)
- Mitgliedschaft online abgeschlossen, mit Tarif und Monatsbeitrag
- Preise angeschaut
- Kursplan angeschaut und Kurs gebucht
- WhatsApp-Button geklickt
- Anruf im Studio
- Route zum Studio
- Gutscheine verkauft
- Freunde werben: Link geteilt
- Newsletter-Anmeldung
- Kündigung abgeschickt (leider auch wichtig)

Und bitte eine Zielgruppe mit Leuten, die Preise angeschaut, aber kein Probetraining gebucht haben.

Danke dir und viele Grüße aus Kiel
Jannik
`,
  wishes: [
    {
      says: 'Probetraining gebucht (Formular, Typeform eingebettet)',
      events: ['generate_lead', 'book_trial[a-z_]*', 'trial_[a-z_]+', 'book_[a-z_]+', 'schedule_[a-z_]+', 'start_trial', 'request_trial'],
      ways: ['embed'],
      key: true,
      visit: ['open /probetraining', 'message typeform'],
    },
    {
      says: 'Mitgliedschaft online abgeschlossen, mit Tarif und Monatsbeitrag',
      events: ['purchase', 'sign_up', 'subscribe', 'buy_membership', 'membership_[a-z]+', 'start_membership', 'join_membership'],
      ways: ['push'],
      key: true,
      parameters: ['value|monthly_[a-z]+|[a-z_]*fee', 'plan(_name)?|items|tariff|membership_[a-z]+'],
      visit: ['open /mitglied-werden/fertig', 'asked'],
    },
    {
      says: 'Preise angeschaut',
      events: ['pricing_page_view', 'prices?_page_view', 'view_pric[a-z]+', 'preise_page_view'],
      ways: ['page'],
      key: false,
      visit: ['open /preise'],
    },
    {
      says: 'Kursplan angeschaut',
      events: [
        '(class_)?schedule_page_view',
        'view_schedule',
        'view_[a-z_]*(plan|schedule|timetable)',
        'timetable_page_view',
        'course[a-z_]*_page_view',
        'kursplan_page_view',
        'view_item_list',
        'class_[a-z_]+',
      ],
      ways: ['page'],
      key: false,
      visit: ['open /kursplan'],
    },
    {
      says: 'Kurs gebucht',
      events: ['book_class', 'book_course', 'course_booking', 'class_booking', 'book_[a-z]+', 'generate_lead', 'purchase', 'course_[a-z]+'],
      ways: ['push', 'form'],
      visit: ['open /kursplan', 'asked'],
      also: [4],
    },
    { says: 'WhatsApp-Button geklickt', events: whatsapp, ways: ['click'], visit: ['open /', 'click a[href*="api.whatsapp.com"]'] },
    { says: 'Anruf im Studio', events: phone, ways: ['click'], visit: ['open /studios/kiel', 'click a[href^="tel:"]'] },
    { says: 'Route zum Studio', events: directions, ways: ['click'], visit: ['open /studios/kiel', 'click a.anfahrt'] },
    {
      says: 'Gutscheine verkauft',
      events: ['purchase', 'purchase_(voucher|gift[a-z_]*|coupon)', '(voucher|gift[a-z_]*)_(purchase|sale)', 'buy_(voucher|gift_card|gift[a-z_]*|coupon)'],
      ways: ['push'],
      key: true,
      visit: ['open /gutscheine/danke', 'asked'],
    },
    {
      says: 'Freunde werben: Link geteilt',
      events: ['share', 'refer_[a-z]+', 'referral_[a-z]+', 'invite', 'invite_friend'],
      ways: ['push', 'click'],
      visit: ['open /freunde-werben', 'click .teilen a', 'asked'],
    },
    { says: 'Newsletter-Anmeldung', events: newsletter, ways: ['form', 'push'], visit: ['open /', 'submit #newsletter-anmeldung', 'asked'] },
    {
      says: 'Kündigung abgeschickt (leider auch wichtig)',
      events: [
        'cancel_(subscription|membership|contract)',
        'cancellation_[a-z]+',
        'submit_cancell?ation',
        'cancel',
        'send_cancell?ation',
        'membership_cancel[a-z]*',
      ],
      ways: ['form', 'push'],
      visit: ['open /kuendigen', 'submit #kuendigung', 'asked'],
    },
  ],
  fine: ['page_view', 'session_start', 'first_visit'],
  pages: {
    '/': `<main><a class="wa" href="https://api.whatsapp.com/send?phone=49431555">WhatsApp</a></main><footer><form id="newsletter-anmeldung"><input name="email"><button>Anmelden</button></form></footer>`,
    '/probetraining': `<main><div data-tf-live="01H"></div></main>`,
    '/mitglied-werden/fertig': `<main><h1>Willkommen</h1></main>`,
    '/preise': `<main><h1>Preise</h1></main>`,
    '/kursplan': `<main><h1>Kursplan</h1><button class="kurs-buchen">Buchen</button></main>`,
    '/studios/kiel': `<main><a href="tel:+49431555100">0431 555100</a><a class="anfahrt" href="https://www.google.de/maps/dir/?api=1&destination=Kiel">Route</a></main>`,
    '/gutscheine/danke': `<main><h1>Danke</h1></main>`,
    '/freunde-werben': `<main><div class="teilen"><a href="https://t.me/share/url?url=x">Link teilen</a></div></main>`,
    '/kuendigen': `<main><form id="kuendigung"><input name="vertrag"><button>Kündigung abschicken</button></form></main>`,
  },
}
