import type { PlanParameter, PlanTrigger } from '@tagmason/domain'

/**
 * The catalogue: each thing that people ask to measure, and the one GA4 event it becomes. What a wish becomes is decided here and nowhere else;
 * the lexicons only say which words ask for which concept.
 *
 * Rules: 1. Google's recommended event where it has one (developers.google.com, recommended events). 2. What GA4 collects itself is switched on, not tagged again.
 * 3. Otherwise a custom event, lower snake_case, one event with parameters rather than a name per thing. Reserved names are never sent by a tag.
 */
export interface Concept {
  event: string
  /** Parameter names in order; a `*` behind a name means required. Types and examples stand in `parameters.ts`. */
  parameters: readonly string[]
  /** How it is noticed when the goal does not say. */
  trigger: TriggerKind
  /** A conversion by nature: a key event unless the goal denies it. */
  key?: true
}

/** Default triggers by shape; the planner fills in paths, texts, percents and seconds from the goal. */
export type TriggerKind =
  | 'dataLayer'
  | 'pageview'
  | 'click'
  | 'formSubmission'
  | 'scrollDepth'
  | 'timer'
  | 'elementVisibility'
  | 'youTubeVideo'
  | `link:${'tel' | 'mailto' | 'whatsapp' | 'social' | 'maps' | 'appstore'}`
  | `auto:${Extract<PlanTrigger, { type: 'automatic' }>['setting']}`

const money = ['currency', 'value'] as const
const shop = [...money, 'items*'] as const
const lead = ['form_id', 'lead_source', ...money] as const

export const catalogue = {
  // shop (recommended)
  purchase: { event: 'purchase', parameters: ['transaction_id*', 'value*', 'currency*', 'items*'], trigger: 'dataLayer', key: true },
  refund: { event: 'refund', parameters: ['transaction_id*', ...shop], trigger: 'dataLayer' },
  addToCart: { event: 'add_to_cart', parameters: shop, trigger: 'dataLayer' },
  removeFromCart: { event: 'remove_from_cart', parameters: shop, trigger: 'dataLayer' },
  viewCart: { event: 'view_cart', parameters: shop, trigger: 'dataLayer' },
  viewItem: { event: 'view_item', parameters: shop, trigger: 'dataLayer' },
  viewItemList: { event: 'view_item_list', parameters: ['item_list_id', 'item_list_name', 'items*'], trigger: 'dataLayer' },
  selectItem: { event: 'select_item', parameters: ['item_list_id', 'item_list_name', 'items*'], trigger: 'dataLayer' },
  addToWishlist: { event: 'add_to_wishlist', parameters: shop, trigger: 'dataLayer' },
  beginCheckout: { event: 'begin_checkout', parameters: shop, trigger: 'dataLayer' },
  addShippingInfo: { event: 'add_shipping_info', parameters: [...shop, 'shipping_tier'], trigger: 'dataLayer' },
  addPaymentInfo: { event: 'add_payment_info', parameters: [...shop, 'payment_type'], trigger: 'dataLayer' },
  viewPromotion: { event: 'view_promotion', parameters: ['promotion_id', 'promotion_name', 'items*'], trigger: 'dataLayer' },
  selectPromotion: { event: 'select_promotion', parameters: ['promotion_id', 'promotion_name', 'items'], trigger: 'dataLayer' },
  applyCoupon: { event: 'apply_coupon', parameters: ['coupon'], trigger: 'dataLayer' },
  filterProducts: { event: 'filter_apply', parameters: ['filter_name', 'filter_value'], trigger: 'dataLayer' },
  sortProducts: { event: 'sort_apply', parameters: ['sort_by'], trigger: 'dataLayer' },
  compareProducts: { event: 'compare_products', parameters: ['items'], trigger: 'dataLayer' },
  findStore: { event: 'find_store', parameters: ['location'], trigger: 'dataLayer' },
  submitReview: { event: 'submit_review', parameters: ['rating', 'item_id'], trigger: 'dataLayer' },
  backInStock: { event: 'back_in_stock_request', parameters: ['item_id'], trigger: 'formSubmission' },

  // leads. generate_lead for every enquiry: contact, quote, demo, callback, brochure request; lead_source tells them apart
  generateLead: { event: 'generate_lead', parameters: lead, trigger: 'formSubmission', key: true },
  qualifyLead: { event: 'qualify_lead', parameters: money, trigger: 'dataLayer', key: true },
  closeConvertLead: { event: 'close_convert_lead', parameters: money, trigger: 'dataLayer', key: true },
  disqualifyLead: { event: 'disqualify_lead', parameters: [...money, 'disqualified_lead_reason'], trigger: 'dataLayer' },
  newsletterSignUp: { event: 'newsletter_sign_up', parameters: ['form_id'], trigger: 'formSubmission', key: true },
  bookAppointment: { event: 'book_appointment', parameters: ['appointment_type'], trigger: 'dataLayer', key: true },
  makeReservation: { event: 'make_reservation', parameters: ['reservation_type', ...money], trigger: 'dataLayer', key: true },
  registerEvent: { event: 'event_registration', parameters: ['event_title'], trigger: 'formSubmission', key: true },
  applyJob: { event: 'job_application', parameters: ['job_title'], trigger: 'formSubmission', key: true },
  donate: { event: 'donate', parameters: ['transaction_id', 'value*', 'currency*'], trigger: 'dataLayer', key: true },

  // accounts and software
  signUp: { event: 'sign_up', parameters: ['method'], trigger: 'dataLayer', key: true },
  login: { event: 'login', parameters: ['method'], trigger: 'dataLayer' },
  logout: { event: 'logout', parameters: [], trigger: 'dataLayer' },
  startTrial: { event: 'start_trial', parameters: ['plan_name'], trigger: 'dataLayer', key: true },
  subscribe: { event: 'subscribe', parameters: ['plan_name', 'value*', 'currency*'], trigger: 'dataLayer', key: true },
  upgradePlan: { event: 'upgrade_plan', parameters: ['plan_name', ...money], trigger: 'dataLayer', key: true },
  cancelSubscription: { event: 'cancel_subscription', parameters: ['plan_name', 'cancel_reason'], trigger: 'dataLayer' },
  deleteAccount: { event: 'delete_account', parameters: [], trigger: 'dataLayer' },
  updateProfile: { event: 'update_profile', parameters: [], trigger: 'dataLayer' },
  inviteFriend: { event: 'invite', parameters: ['method'], trigger: 'dataLayer' },
  useFeature: { event: 'use_feature', parameters: ['feature_name'], trigger: 'dataLayer' },
  tutorialBegin: { event: 'tutorial_begin', parameters: [], trigger: 'dataLayer' },
  tutorialComplete: { event: 'tutorial_complete', parameters: [], trigger: 'dataLayer' },
  joinGroup: { event: 'join_group', parameters: ['group_id'], trigger: 'dataLayer' },
  levelStart: { event: 'level_start', parameters: ['level_name'], trigger: 'dataLayer' },
  levelEnd: { event: 'level_end', parameters: ['level_name', 'success'], trigger: 'dataLayer' },
  levelUp: { event: 'level_up', parameters: ['level', 'character'], trigger: 'dataLayer' },
  postScore: { event: 'post_score', parameters: ['score*', 'level', 'character'], trigger: 'dataLayer' },
  unlockAchievement: { event: 'unlock_achievement', parameters: ['achievement_id*'], trigger: 'dataLayer' },
  earnVirtualCurrency: { event: 'earn_virtual_currency', parameters: ['virtual_currency_name', 'value'], trigger: 'dataLayer' },
  spendVirtualCurrency: { event: 'spend_virtual_currency', parameters: ['value*', 'virtual_currency_name*', 'item_name'], trigger: 'dataLayer' },

  // content and engagement
  search: { event: 'search', parameters: ['search_term*'], trigger: 'dataLayer' },
  share: { event: 'share', parameters: ['method', 'content_type', 'item_id'], trigger: 'dataLayer' },
  selectContent: { event: 'select_content', parameters: ['content_type', 'content_id'], trigger: 'dataLayer' },
  postComment: { event: 'post_comment', parameters: ['content_id'], trigger: 'formSubmission' },
  like: { event: 'like', parameters: ['content_id'], trigger: 'dataLayer' },
  rate: { event: 'rate_content', parameters: ['rating', 'content_id'], trigger: 'dataLayer' },
  articleRead: { event: 'article_read', parameters: ['article_title'], trigger: 'scrollDepth' },
  scroll: { event: 'scroll_depth', parameters: ['percent_scrolled'], trigger: 'scrollDepth' },
  timeOnPage: { event: 'time_on_page', parameters: ['seconds'], trigger: 'timer' },
  elementView: { event: 'element_view', parameters: ['element_name'], trigger: 'elementVisibility' },
  surveyComplete: { event: 'survey_complete', parameters: ['survey_name'], trigger: 'formSubmission' },
  quizComplete: { event: 'quiz_complete', parameters: ['quiz_name', 'score'], trigger: 'dataLayer' },
  courseComplete: { event: 'course_complete', parameters: ['course_name'], trigger: 'dataLayer' },
  calculatorUse: { event: 'use_calculator', parameters: ['calculator_name'], trigger: 'dataLayer' },
  chatStart: { event: 'chat_start', parameters: [], trigger: 'dataLayer' },
  changeLanguage: { event: 'change_language', parameters: ['language_code'], trigger: 'dataLayer' },
  printPage: { event: 'print_page', parameters: [], trigger: 'dataLayer' },
  copyText: { event: 'copy_text', parameters: ['copied_text'], trigger: 'dataLayer' },
  faqOpen: { event: 'faq_open', parameters: ['link_text'], trigger: 'click' },
  menuClick: { event: 'menu_click', parameters: ['link_text', 'link_url'], trigger: 'click' },
  pageNotFound: { event: 'page_not_found', parameters: [], trigger: 'pageview' },
  exception: { event: 'exception', parameters: ['description', 'fatal'], trigger: 'dataLayer' },
  formError: { event: 'form_error', parameters: ['form_id', 'description'], trigger: 'dataLayer' },
  consentChoice: { event: 'consent_choice', parameters: ['choice'], trigger: 'dataLayer' },

  // clicks. `ctaClick` for a named or unnamed button, banner or call to action
  ctaClick: { event: 'cta_click', parameters: ['link_text', 'link_url'], trigger: 'click' },
  phoneClick: { event: 'phone_click', parameters: ['link_url'], trigger: 'link:tel' },
  emailClick: { event: 'email_click', parameters: ['link_url'], trigger: 'link:mailto' },
  whatsappClick: { event: 'whatsapp_click', parameters: ['link_url'], trigger: 'link:whatsapp' },
  socialClick: { event: 'social_click', parameters: ['link_url', 'social_network'], trigger: 'link:social' },
  appStoreClick: { event: 'app_store_click', parameters: ['link_url'], trigger: 'link:appstore' },
  directionsClick: { event: 'directions_click', parameters: ['link_url'], trigger: 'link:maps' },

  // a named page: '<page>_page_view', e.g. pricing_page_view, thank_you_page_view (the page's slug, English words translated by the lexicon where it knows them)
  pageVisit: { event: '<page>_page_view', parameters: [], trigger: 'pageview' },

  // in place of what GA4 collects itself, where the goal names a page, a worth or other percentages
  formSent: { event: 'form_sent', parameters: ['form_id', 'form_destination'], trigger: 'formSubmission' },
  videoPause: { event: 'video_pause', parameters: ['video_title', 'video_url', 'video_percent'], trigger: 'youTubeVideo' },
  videoMilestone: { event: 'video_milestone', parameters: ['video_title', 'video_url', 'video_percent'], trigger: 'youTubeVideo' },

  // collected by GA4 itself
  pageView: { event: 'page_view', parameters: ['page_location', 'page_title'], trigger: 'auto:always' },
  sessionStart: { event: 'session_start', parameters: [], trigger: 'auto:always' },
  firstVisit: { event: 'first_visit', parameters: [], trigger: 'auto:always' },
  outboundClick: { event: 'click', parameters: ['link_url', 'link_domain', 'outbound'], trigger: 'auto:outboundClicksEnabled' },
  fileDownload: { event: 'file_download', parameters: ['file_name', 'file_extension', 'link_url'], trigger: 'auto:fileDownloadsEnabled' },
  videoStart: { event: 'video_start', parameters: ['video_title', 'video_url'], trigger: 'auto:videoEngagementEnabled' },
  videoProgress: { event: 'video_progress', parameters: ['video_title', 'video_url', 'video_percent'], trigger: 'auto:videoEngagementEnabled' },
  videoComplete: { event: 'video_complete', parameters: ['video_title', 'video_url'], trigger: 'auto:videoEngagementEnabled' },
  formStart: { event: 'form_start', parameters: ['form_id', 'form_name'], trigger: 'auto:formInteractionsEnabled' },
  formSubmit: { event: 'form_submit', parameters: ['form_id', 'form_name', 'form_destination'], trigger: 'auto:formInteractionsEnabled' },
} as const satisfies Record<string, Concept>

export type ConceptName = keyof typeof catalogue

/** Concepts between blanks as a set; throws when the catalogue has no such concept. */
export const conceptSet = (names: string): ReadonlySet<ConceptName> =>
  new Set(
    names.split(' ').map((name) => {
      if (!isConcept(name)) throw new Error(`The catalogue has no concept '${name}'.`)
      return name
    }),
  )

export const isConcept = (name: string): name is ConceptName => Object.hasOwn(catalogue, name)

/** Parameter names whose values are not text; everything else is a string. */
export const parameterTypesByName: Readonly<Record<string, PlanParameter['type']>> = {
  value: 'number',
  tax: 'number',
  shipping: 'number',
  price: 'number',
  quantity: 'number',
  discount: 'number',
  rating: 'number',
  score: 'number',
  level: 'number',
  seconds: 'number',
  percent_scrolled: 'number',
  video_percent: 'number',
  items: 'items',
  fatal: 'boolean',
  success: 'boolean',
  outbound: 'boolean',
}
