export const vuePageViews = {
  fileName: 'pageViews.ts',
  code: `import { nextTick } from 'vue'
import type { Router } from 'vue-router'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Called once with the router of the app. */
export function countPageViews(router: Router): void {
  let referrer = document.referrer
  router.afterEach(async (_to, _from, failure) => {
    if (failure !== undefined) return
    // The title is set while the page is drawn.
    await nextTick()
    ;(window.dataLayer ??= []).push({
      event: 'virtual_page_view',
      page_location: location.href,
      page_title: document.title,
      page_referrer: referrer,
    })
    referrer = location.href
  })
}
`,
}
