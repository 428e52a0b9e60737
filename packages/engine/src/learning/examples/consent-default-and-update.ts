export const consentDefaultAndUpdate = {
  fileName: 'consent.js',
  code: `// The first script in the head: everything is denied until the visitor has agreed.
window.dataLayer = window.dataLayer || []
function gtag() {
  window.dataLayer.push(arguments)
}

gtag('consent', 'default', {
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  wait_for_update: 500,
})

/** Called by the banner with each answer, and on every page with the remembered one. */
function setConsent({ statistics, marketing }) {
  const state = (granted) => (granted ? 'granted' : 'denied')
  gtag('consent', 'update', {
    analytics_storage: state(statistics),
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
  })
}
`,
}
