/** Names that GA4 keeps for itself (help page on reserved names; developer guide of the Measurement Protocol). */

export const reservedPrefixes = ['_', 'firebase_', 'ga_', 'google_', 'gtag.'] as const

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** No tag on a web page may send these. `page_view` is here because a planned event must not stand in for GA4's own. */
export const reservedOnWeb = words(
  'ad_impression app_remove app_store_refund app_store_subscription_cancel app_store_subscription_renew click error file_download first_open first_visit ' +
    'form_start form_submit in_app_purchase page_view scroll session_start user_engagement video_complete video_progress video_start view_complete view_search_results',
)

/** Names of apps, which the Measurement Protocol refuses too. */
export const reservedOverProtocol = words(
  'ad_activeview ad_click ad_exposure ad_query ad_reward adunit_exposure app_background app_clear_data app_exception app_store_subscription_convert app_update ' +
    'app_upgrade dynamic_link_app_open dynamic_link_app_update dynamic_link_first_open firebase_campaign notification_dismiss notification_foreground ' +
    'notification_open notification_receive notification_send os_update session_start_with_rollout screen_view',
)

export const reservedParameters = words('engagement_time_msec gclid session_id session_number firebase_conversion')

export const reservedUserProperties = words(
  'first_open_time first_open_after_install first_visit_time last_deep_link_referrer user_id last_advertising_id_reset google_allow_ad_personalization_signals',
)
