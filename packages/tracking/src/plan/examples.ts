import type { PlanParameter } from '@tagmason/domain'

const known: Readonly<Record<string, string | number | boolean>> = {
  transaction_id: 'T-10042',
  value: 59.9,
  currency: 'EUR',
  tax: 9.57,
  shipping: 4.9,
  price: 29.95,
  quantity: 2,
  discount: 5,
  coupon: 'WELCOME10',
  shipping_tier: 'Express',
  payment_type: 'Credit card',
  customer_type: 'new',
  item_list_id: 'bestsellers',
  item_list_name: 'Bestsellers',
  promotion_id: 'SUMMER_SALE',
  promotion_name: 'Summer sale',
  creative_slot: 'hero',
  item_id: 'SKU-123',
  item_name: 'Linen shirt',
  item_category: 'Shirts',
  item_brand: 'Norte',
  item_variant: 'blue',
  filter_name: 'colour',
  filter_value: 'blue',
  sort_by: 'price_ascending',
  location: 'Lyon',
  city: 'Lyon',
  country: 'France',
  region: 'Bavaria',
  rating: 5,
  form_id: 'contact-form',
  form_name: 'Contact',
  form_destination: '/contact/sent',
  lead_source: 'contact_form',
  disqualified_lead_reason: 'no budget',
  appointment_type: 'First visit',
  reservation_type: 'Table',
  event_title: 'Open day',
  job_title: 'Product designer',
  method: 'Google',
  plan_name: 'Pro',
  cancel_reason: 'too expensive',
  feature_name: 'export',
  group_id: 'G-7',
  level_name: 'Level 3',
  success: true,
  level: 3,
  character: 'Wizard',
  score: 87,
  achievement_id: 'first_win',
  virtual_currency_name: 'Coins',
  search_term: 'running shoes',
  content_type: 'article',
  content_id: 'A-1042',
  article_title: 'Ten ways to save water',
  percent_scrolled: 75,
  seconds: 120,
  element_name: 'testimonials',
  survey_name: 'Customer satisfaction',
  quiz_name: 'Skin type',
  course_name: 'Spanish A1',
  calculator_name: 'Mortgage',
  language_code: 'fr',
  copied_text: 'WELCOME10',
  link_text: 'Get started',
  link_url: 'https://www.example.com/start',
  link_domain: 'partner.example',
  outbound: true,
  description: 'Card declined',
  fatal: false,
  choice: 'accepted',
  social_network: 'Instagram',
  page_location: 'https://www.example.com/pricing',
  page_title: 'Pricing',
  file_name: 'brochure.pdf',
  file_extension: 'pdf',
  video_title: 'Product tour',
  video_url: 'https://www.youtube.com/watch?v=abc',
  video_percent: 50,
  room_type: 'Double room',
  guests: '2',
  nights: '3',
  check_in_date: '2026-07-14',
  date: '2026-07-14',
  author: 'Ana Ruiz',
  topic: 'Travel',
  results_count: '24',
}

const items = '[{"item_id":"SKU-123","item_name":"Linen shirt","price":29.95,"quantity":2}]'

/** A realistic value of a parameter as it stands in the snippet. */
export function examples(name: string, type: PlanParameter['type']): string | number | boolean {
  if (type === 'items') return items
  if (Object.hasOwn(known, name)) {
    const value = known[name]
    if (value !== undefined) return value
  }
  return type === 'number' ? 1 : type === 'boolean' ? true : name.replaceAll('_', ' ')
}

const bySource: Readonly<Record<string, readonly [string, string]>> = {
  link_text: ['Click Text', 'click linkClick'],
  link_url: ['Click URL', 'click linkClick'],
  link_id: ['Click ID', 'click linkClick'],
  link_classes: ['Click Classes', 'click linkClick'],
  form_id: ['Form ID', 'formSubmission'],
  form_destination: ['Form URL', 'formSubmission'],
  percent_scrolled: ['Scroll Depth Threshold', 'scrollDepth'],
  video_title: ['Video Title', 'youTubeVideo'],
  video_url: ['Video URL', 'youTubeVideo'],
  video_percent: ['Video Percent', 'youTubeVideo'],
  element_name: ['Click Element', ''],
  page_location: ['Page URL', 'click linkClick formSubmission scrollDepth timer pageview elementVisibility customEvent historyChange youTubeVideo'],
  page_path: ['Page Path', 'click linkClick formSubmission scrollDepth timer pageview elementVisibility customEvent historyChange youTubeVideo'],
}

/** The Google Tag Manager built-in variable that holds the value when the trigger has this type; nothing: the data layer. */
export function sources(name: string, trigger: string): string | undefined {
  const source = Object.hasOwn(bySource, name) ? bySource[name] : undefined
  return source?.[1].split(' ').includes(trigger) ? source[0] : undefined
}
