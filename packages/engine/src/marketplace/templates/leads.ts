import { leadBoard } from './boards.ts'
import { clickOn, content, event, planOf, seen } from './build.ts'

/** Forms from the first look to the lead, without what people typed. */
export const leadFormKit = content(
  planOf({
    goals: 'How many people see, begin and send our forms, and which field stops the others?',
    events: [
      event('form_view', { trigger: seen('form[data-lead]'), with: 'page_location@Page_URL' }),
      event('form_begin', { with: 'form_name*' }),
      event('form_field_error', { with: 'form_name* field_name* error_type' }),
      event('form_abandoned', { with: 'form_name* last_field' }),
      event('form_sent', { trigger: { type: 'formSubmission', conditions: [] }, with: 'form_id@Form_ID page_location@Page_URL' }),
      event('generate_lead', { key: true }),
      event('phone_click', {
        trigger: { type: 'linkClick', conditions: [{ subject: 'clickUrl', is: 'startsWith', value: 'tel:' }] },
        key: true,
        with: 'link_url@Click_URL',
      }),
      event('email_click', {
        trigger: { type: 'linkClick', conditions: [{ subject: 'clickUrl', is: 'startsWith', value: 'mailto:' }] },
        with: 'page_location@Page_URL',
      }),
    ],
    funnel: ['form_view', 'form_begin', 'generate_lead'],
    breakdowns: [
      ['generate_lead', 'sessionDefaultChannelGroup'],
      ['form_field_error', 'field_name'],
    ],
    audiences: [['form_begin', 'generate_lead', 14]],
  }),
  leadBoard('Lead forms', 'Leads by day and by the page that they begin on.'),
)

/** Consent as figures: what was asked, what was answered, and what fired before it should. */
export const consentFirst = content(
  planOf({
    goals: 'How many visitors answer the consent banner, how, and does anything fire too early?',
    events: [
      event('consent_banner_seen', { trigger: seen('[data-consent-banner], #onetrust-banner-sdk, #CybotCookiebotDialog') }),
      event('consent_given', { key: true, with: 'consent_choice*' }),
      event('consent_refused', { with: 'consent_choice*' }),
      event('consent_settings_opened', { trigger: clickOn('[data-consent-settings]'), with: 'page_location@Page_URL' }),
      event('consent_changed', { with: 'consent_choice* previous_choice' }),
      event('tag_before_consent', { with: 'tag_name*' }),
    ],
    funnel: ['consent_banner_seen', 'consent_given'],
    trends: [['consent_given', 'consent_refused']],
    breakdowns: [['consent_given', 'deviceCategory']],
  }),
  leadBoard('Consent', 'What is left to measure, day by day.'),
)

/** Web leads joined with the stages of a CRM by an id of one's own. */
export const b2bPipeline = content(
  planOf({
    goals: 'Which campaigns bring deals, not only leads?',
    events: [
      event('generate_lead', { key: true, with: 'lead_id*' }),
      event('demo_requested', { key: true, with: 'lead_id* company_size' }),
      event('whitepaper_downloaded', { with: 'file_name lead_id' }),
      event('qualify_lead', { key: true, with: 'lead_id*' }),
      event('disqualify_lead', { with: 'lead_id*' }),
      event('working_lead', { with: 'lead_id*' }),
      event('offer_sent', { with: 'lead_id* stage_value currency' }),
      event('close_convert_lead', { key: true, with: 'lead_id*' }),
      event('close_unconvert_lead', { with: 'lead_id*' }),
    ],
    funnel: ['generate_lead', 'qualify_lead', 'offer_sent', 'close_convert_lead'],
    breakdowns: [['close_convert_lead', 'sessionDefaultChannelGroup']],
    audiences: [['generate_lead', 'qualify_lead', 90]],
  }),
  leadBoard('Pipeline', 'From lead to deal, and the pages that it began on.'),
)
