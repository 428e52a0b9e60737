/** `none`: nothing is kept on the visitor's machine (the default). `granted`: an id in localStorage, so that they are known again. `denied`: nothing is sent. */
export type Consent = 'none' | 'granted' | 'denied'

export interface Settings {
  /** The ingest key of the project. */
  key: string
  /** Where events go: the origin that the script came from. */
  to: string
  consent: Consent
  /** Whether page views, links, downloads and forms are told by themselves. */
  auto: boolean
  vitals: boolean
}

/**
 * What the page says on the script's own element:
 * `<script defer src="https://…/t.js" data-key="atk_site_…" data-consent="denied" data-auto="off" data-vitals></script>`
 */
export function settingsOf(script: HTMLScriptElement): Settings {
  const { key = '', consent = 'none', auto, vitals } = script.dataset
  return { key, to: new URL(script.src).origin, consent: consent as Consent, auto: auto !== 'off', vitals: vitals !== undefined }
}
