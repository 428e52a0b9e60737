export const nextJsSnippets = {
  fileName: 'layout.tsx',
  code: `import Script from 'next/script'
import type { ReactNode } from 'react'

const container = 'GTM-XXXXXXX'

const consentDefault = \`window.dataLayer = window.dataLayer || [];
function gtag() { dataLayer.push(arguments); }
gtag('consent', 'default', {
  ad_storage: 'denied', analytics_storage: 'denied',
  ad_user_data: 'denied', ad_personalization: 'denied',
  wait_for_update: 500
});\`

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Script id="consent-default" strategy="beforeInteractive">
          {consentDefault}
        </Script>
        <Script id="container" strategy="afterInteractive">
          {\`window.dataLayer = window.dataLayer || [];
dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });\`}
        </Script>
        <Script src={\`https://www.googletagmanager.com/gtm.js?id=\${container}\`} strategy="afterInteractive" />
        {children}
      </body>
    </html>
  )
}
`,
}
