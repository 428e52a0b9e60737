export const reactPageViews = {
  fileName: 'usePageViews.ts',
  code: `import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Once in the layout of the app. Switch “Page changes based on browser history events” off in the data stream. */
export function usePageViews(): void {
  const { pathname, search } = useLocation()
  const referrer = useRef(document.referrer)
  useEffect(() => {
    // The new page sets its title in an effect of its own, so wait for the next frame.
    const frame = requestAnimationFrame(() => {
      const page = { page_location: location.href, page_title: document.title, page_referrer: referrer.current }
      ;(window.dataLayer ??= []).push({ event: 'virtual_page_view', ...page })
      referrer.current = location.href
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, search])
}
`,
}
