/** The line that a site carries so that its events come to this server, and whether they do. */
export interface TrackingCode {
  /** Address of the script, as `https://tagmason.example.com/t.js`; null where no server takes events of this project: in a page, and for the sample. */
  script: string | null
  /** An ingest key of the project that is active; null where there is none yet. */
  key: string | null
  /** When the newest event happened, ISO 8601; null before the first one. */
  newest: string | null
}

/** Where a site's pages are made. */
export const sitePlatforms = ['html', 'tag-manager', 'next', 'wordpress', 'shopify'] as const
export type SitePlatform = (typeof sitePlatforms)[number]

/** The code for a platform; `data-vitals` has the speed of pages measured too, for which a second script loads after the page. @param script address of the script @param key an ingest key; both are put in as they are, so they must be ours */
export function trackingCode(platform: SitePlatform, { script, key }: { script: string; key: string }): { code: string; language: string } {
  const tag = `<script defer src="${script}" data-key="${key}" data-vitals></script>`
  switch (platform) {
    case 'next':
      return {
        language: 'TSX',
        code: `import Script from 'next/script'\n\n<Script src="${script}" data-key="${key}" data-vitals strategy="afterInteractive" />`,
      }
    case 'wordpress':
      return { language: 'PHP', code: `add_action('wp_head', function () {\n  echo '${tag}';\n});` }
    case 'tag-manager':
      // Tag Manager drops attributes it does not know from markup, so the element is made by code.
      return {
        language: 'HTML',
        code: `<script>\n  var script = document.createElement('script')\n  script.src = '${script}'\n  script.setAttribute('data-key', '${key}')\n  script.setAttribute('data-vitals', '')\n  document.head.appendChild(script)\n</script>`,
      }
    case 'html':
    case 'shopify':
      return { language: 'HTML', code: tag }
  }
}
