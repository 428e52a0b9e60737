import { type Brief, videoStart } from '../brief.ts'

export const saas: Brief = {
  id: 'saas',
  language: 'en',
  site: 'www.shiftplan.example',
  text: `MKT-218: Measurement for shiftplan.example

## Context
We sell rota software to restaurants. Marketing site is Next.js, the app lives on app.shiftplan.example. GTM is installed on both, consent via Cookiebot.

## What we need to see
1. Free trial started (signup form on /signup, no card needed). Main KPI.
2. Demo booked. Demos are booked through an embedded Calendly widget on /demo.
3. Contact sales, a HubSpot form on /contact
4. Pricing page visited
5. Toggle between monthly and yearly on the pricing page
6. Visitors who watch the product tour (YouTube, home page): started and finished
7. Chat opened (Intercom)
8. In the app: first rota published, teammate invited
9. Subscription bought, with plan name and amount
10. Subscription cancelled

## Acceptance criteria
- Events follow GA4 naming
- QA'd in preview mode by Friday

Thanks! Priya
`,
  wishes: [
    {
      says: 'Free trial started (signup form on /signup, no card needed). Main KPI.',
      events: ['sign_up', 'start_trial', 'trial_start(ed)?', 'free_trial_start', 'begin_trial'],
      ways: ['push', 'form'],
      key: true,
      visit: ['open /signup', 'submit #signup', 'asked'],
    },
    {
      says: 'Demo booked. Demos are booked through an embedded Calendly widget on /demo.',
      events: ['generate_lead', 'book_demo', 'demo_booked', 'demo_booking', 'demo_request', 'request_demo', 'schedule_demo', 'book_appointment'],
      ways: ['embed'],
      key: true,
      visit: ['open /demo', 'message calendly'],
    },
    {
      says: 'Contact sales, a HubSpot form on /contact',
      events: ['generate_lead', 'contact_sales', 'contact_form_submit', 'submit_contact_form', 'contact'],
      ways: ['embed'],
      key: true,
      visit: ['open /contact', 'message hubspot'],
    },
    { says: 'Pricing page visited', events: ['pricing_page_view', 'view_pricing', 'page_view'], ways: ['page'], key: false, visit: ['open /pricing'] },
    {
      says: 'Toggle between monthly and yearly on the pricing page',
      events: [
        'toggle_[a-z_]+',
        '[a-z_]+_toggle',
        'select_billing_[a-z]+',
        'billing_[a-z_]+',
        'switch_[a-z_]+',
        'change_[a-z_]+',
        'pricing_[a-z_]*(toggle|switch)',
      ],
      ways: ['click', 'push'],
      key: false,
      visit: ['open /pricing', 'click #billing-toggle', 'asked'],
      also: [4],
    },
    {
      says: 'Visitors who watch the product tour (YouTube, home page): started and finished',
      events: videoStart,
      ways: ['youtube', 'auto'],
      visit: ['open /', 'youtube start'],
    },
    {
      says: 'Visitors who watch the product tour (YouTube, home page): started and finished',
      events: ['video_complete', 'video_finish', 'finish_video', 'complete_video'],
      ways: ['youtube', 'auto'],
      visit: ['open /', 'youtube complete'],
    },
    {
      says: 'Chat opened (Intercom)',
      events: ['chat_start', 'chat_open(ed)?', 'open_chat', 'start_chat'],
      ways: ['embed'],
      visit: ['open /', 'message intercom'],
    },
    {
      says: 'first rota published',
      events: ['publish_[a-z_]+', '[a-z_]*rota_published', 'first_rota_[a-z]+', 'rota_publish', 'use_feature', 'tutorial_complete'],
      ways: ['push'],
      visit: ['open /app', 'asked'],
    },
    { says: 'teammate invited', events: ['invite', 'invite_[a-z]+', 'teammate_invited', 'share'], ways: ['push'], visit: ['open /app', 'asked'] },
    {
      says: 'Subscription bought, with plan name and amount',
      events: ['purchase', 'subscribe', 'subscription_purchase', 'buy_subscription', 'start_subscription'],
      ways: ['push'],
      key: true,
      parameters: ['value', 'plan(_name)?|items'],
      visit: ['open /app', 'asked'],
    },
    {
      says: 'Subscription cancelled',
      events: ['cancel_subscription', 'subscription_cancel(led)?', 'cancel'],
      ways: ['push'],
      key: false,
      visit: ['open /app', 'asked'],
    },
  ],
  fine: ['session_start', 'first_visit', 'video_progress'],
  pages: {
    '/': `<main><h1>Rotas in minutes</h1><iframe src="https://www.youtube.com/embed/tour?enablejsapi=1"></iframe><div id="intercom-container"></div></main>`,
    '/signup': `<main><form id="signup" action="/api/signup"><input name="email"><input name="password" type="password"><button>Start free trial</button></form></main>`,
    '/demo': `<main><div class="calendly-inline-widget" data-url="https://calendly.com/shiftplan/demo"></div></main>`,
    '/contact': `<main><div class="hbspt-form"><form id="hsForm_1f2" data-form-id="1f2"><input name="email"><input type="submit" value="Contact sales"></form></div></main>`,
    '/pricing': `<main><button id="billing-toggle" class="toggle" role="switch" data-testid="billing-toggle">Yearly</button><a href="/signup">Start</a></main>`,
    '/app': `<main><button id="publish">Publish</button><button id="invite">Invite</button></main>`,
  },
}
