import { itemFields } from './recommended.ts'

/**
 * Parameters that GA4 reports without being told (dimensions and metrics of the Data API's schema), so they take none of the 50 custom ones.
 * Recommended parameters that are missing here, such as `payment_type` or `lead_source`, are collected but show up nowhere until they are registered.
 */
export const knownParameters: ReadonlySet<string> = new Set([
  // every event
  ...'language page_location page_path page_hostname page_referrer page_title screen_resolution content_group user_id session_id engagement_time_msec'.split(
    ' ',
  ),
  // campaigns
  ...'campaign campaign_id source medium term content'.split(' '),
  // money and shop
  ...'value currency transaction_id tax shipping coupon shipping_tier customer_type items'.split(' '),
  ...itemFields.text,
  ...itemFields.number,
  // enhanced measurement
  ...'link_classes link_domain link_id link_text link_url outbound file_extension file_name percent_scrolled search_term'.split(' '),
  ...'video_provider video_title video_url visible'.split(' '),
  // recommended events
  ...'method content_type content_id group_id achievement_id character level virtual_currency_name'.split(' '),
])
