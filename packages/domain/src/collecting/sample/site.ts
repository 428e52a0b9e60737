/** A page of the sample's site with its title. */
export const pages = {
  '/': 'Measurement that you can prove',
  '/pricing': 'Pricing',
  '/compare/spreadsheets': 'Compared with spreadsheets',
  '/features/measurement-plans': 'Measurement plans',
  '/blog/consent-mode': 'Consent mode, explained',
  '/demo': 'Ask for a demo',
  '/checkout': 'Checkout',
} as const
export type PagePath = keyof typeof pages

/** Where visits begin: of 10,000 visits so many, and of 620 orders so many. */
export const landings = [
  { path: '/pricing', visits: 1814, orders: 214 },
  { path: '/', visits: 4098, orders: 168 },
  { path: '/compare/spreadsheets', visits: 1010, orders: 97 },
  { path: '/features/measurement-plans', visits: 1317, orders: 83 },
  { path: '/blog/consent-mode', visits: 1758, orders: 58 },
  { path: '/demo', visits: 3, orders: 0 },
] as const satisfies { path: PagePath; visits: number; orders: number }[]

/** Of those who buy nothing, how many end at which step: visit, product, cart, checkout, payment. */
export const deepShop = [3_800, 3_100, 1_550, 620, 310] as const
export const shallow = [8_000, 1_200, 500, 200, 100] as const

/** Where visits come from, with weights among all visits and among those that buy. Campaigns are named as in the costs of the sample's integrations. */
export const channels = [
  { source: '', medium: '', campaign: '', referrer: '', visits: 31, orders: 24 },
  { source: 'google', medium: 'organic', campaign: '', referrer: 'www.google.com', visits: 28, orders: 25 },
  { source: 'google', medium: 'cpc', campaign: 'campaign-1/1', referrer: 'www.google.com', visits: 11, orders: 19 },
  { source: 'google', medium: 'cpc', campaign: 'campaign-1/2', referrer: 'www.google.com', visits: 6, orders: 8 },
  { source: 'facebook', medium: 'paid_social', campaign: 'campaign-2/1', referrer: 'l.facebook.com', visits: 7, orders: 5 },
  { source: 'linkedin', medium: 'paid_social', campaign: 'campaign-3/1', referrer: 'www.linkedin.com', visits: 3, orders: 2 },
  { source: 'newsletter', medium: 'email', campaign: 'campaign-4/1', referrer: '', visits: 8, orders: 14 },
  { source: 'github.com', medium: 'referral', campaign: '', referrer: 'github.com', visits: 4, orders: 2 },
  { source: 'bing', medium: 'organic', campaign: '', referrer: 'www.bing.com', visits: 2, orders: 1 },
] as const

/** Browser, system and screen by device, with weights within it. */
const machines = {
  desktop: [
    { browser: 'Chrome', os: 'Windows', screen: '1920x1080', weight: 5 },
    { browser: 'Safari', os: 'macOS', screen: '1440x900', weight: 3 },
    { browser: 'Firefox', os: 'Linux', screen: '1920x1080', weight: 1 },
    { browser: 'Edge', os: 'Windows', screen: '1536x864', weight: 2 },
  ],
  mobile: [
    { browser: 'Safari', os: 'iOS', screen: '390x844', weight: 5 },
    { browser: 'Chrome', os: 'Android', screen: '412x915', weight: 4 },
  ],
  tablet: [{ browser: 'Safari', os: 'iOS', screen: '820x1180', weight: 1 }],
} as const

/** How visits spread over devices and countries: the weights of `DE, US, GB, FR, ES`. */
const places = {
  desktop: [236, 118, 71, 64, 58],
  mobile: [171, 85, 52, 46, 42],
  tablet: [25, 13, 8, 7, 4],
} as const
const countries = [
  { country: 'DE', language: 'de-DE' },
  { country: 'US', language: 'en-US' },
  { country: 'GB', language: 'en-GB' },
  { country: 'FR', language: 'fr-FR' },
  { country: 'ES', language: 'es-ES' },
] as const

const total = (rows: readonly { weight: number }[]) => rows.reduce((sum, { weight }) => sum + weight, 0)

/** Every kind of visitor with its weight. */
export const audiences = (['desktop', 'mobile', 'tablet'] as const).flatMap((device) =>
  countries.flatMap((place, at) =>
    machines[device].map(({ weight, ...machine }) => ({
      device,
      ...place,
      ...machine,
      weight: (weight * (places[device][at] ?? 0)) / total(machines[device]),
    })),
  ),
)

/** How busy the hours are from 10:00 to 09:59 UTC; only the proportions matter. */
export const rhythm = [62, 64, 58, 60, 66, 68, 65, 59, 56, 60, 66, 63, 48, 31, 18, 10, 6, 5, 5, 8, 16, 33, 49, 57] as const
/** The last hour before the sample's clock is busier: a newsletter went out on Monday at nine. */
export const newsletterHour = 240
