/** The first lines of any gtag code: a data layer, and the function that pushes its arguments. */
const start = `window.dataLayer = window.dataLayer || [];
function gtag() { dataLayer.push(arguments); }`

/** Consent Mode v2 default: everything is denied until the visitor agrees; tags wait up to 500 ms for a remembered choice. Script text without the element. */
export const consentDefaultCode = `${start}
gtag('consent', 'default', {
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  wait_for_update: 500
});`

/** What a consent banner runs when the visitor agrees. Script text without the element. */
export const consentUpdateCode = `${start}
gtag('consent', 'update', {
  ad_storage: 'granted',
  analytics_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted'
});`
