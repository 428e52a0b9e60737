/** What looking for a question about consent found. */
export interface ConsentFound {
  /** The product that asks. */
  readonly name: string
  readonly answered: boolean
  /** Milliseconds since 1970 before the answer was given: what it sets off comes behind it. */
  readonly at?: number | undefined
}

/**
 * Looks for a consent management platform by its published API, and answers it: OneTrust, Cookiebot, Usercentrics (3 and 2), Didomi, CookieYes, Complianz, Klaro. A text, because
 * it runs in the page; its value is a \`ConsentFound\` or null. Usercentrics 3 also has the object of 2 for old code, so it is looked for first. An API that is not ready yet counts as none, so that the caller asks again.
 */
export const askPlatforms = (answer: 'refused' | 'granted' | 'none'): string => `(async () => {
  const answer = ${JSON.stringify(answer)}
  const yes = answer === 'granted'
  const is = (value) => typeof value === 'function'
  const w = globalThis
  const platforms = [
    ['OneTrust', () => is(w.OneTrust?.AllowAll) && is(w.OneTrust.RejectAll), () => (yes ? w.OneTrust.AllowAll() : w.OneTrust.RejectAll())],
    ['Cookiebot', () => is(w.Cookiebot?.submitCustomConsent), () => w.Cookiebot.submitCustomConsent(yes, yes, yes)],
    ['Usercentrics', () => is(w.__ucCmp?.acceptAllConsents),
      async () => { await (yes ? w.__ucCmp.acceptAllConsents() : w.__ucCmp.denyAllConsents()); await w.__ucCmp.saveConsents?.(); await w.__ucCmp.closeCmp?.() }],
    ['Usercentrics', () => is(w.UC_UI?.acceptAllConsents) && w.UC_UI.isInitialized?.() !== false,
      async () => { await (yes ? w.UC_UI.acceptAllConsents() : w.UC_UI.denyAllConsents()); w.UC_UI.closeCMP?.() }],
    ['Didomi', () => is(w.Didomi?.setUserAgreeToAll), () => (yes ? w.Didomi.setUserAgreeToAll() : w.Didomi.setUserDisagreeToAll())],
    ['CookieYes', () => is(w.performBannerAction), () => w.performBannerAction(yes ? 'accept_all' : 'reject')],
    ['Complianz', () => is(w.cmplz_accept_all) && is(w.cmplz_deny_all), () => (yes ? w.cmplz_accept_all() : w.cmplz_deny_all())],
    ['Klaro', () => is(w.klaro?.getManager), () => { const manager = w.klaro.getManager(); manager.changeAll(yes); manager.saveAndApplyConsents() }],
  ]
  for (const [name, isThere, give] of platforms) {
    let there = false
    try { there = isThere() } catch {}
    if (!there) continue
    if (answer === 'none') return { name, answered: false }
    try { await give(); return { name, answered: true } } catch { return { name, answered: false } }
  }
  return null
})()`

/** The name of a platform that documents no command to answer, as Osano, TrustArc and the framework of the IAB: its buttons are pressed. */
export const askFramework = `globalThis.Osano?.cm ? 'Osano' : globalThis.truste ? 'TrustArc' : typeof globalThis.__tcfapi === 'function' ? 'TCF' : typeof globalThis.__gpp === 'function' ? 'GPP' : null`

const phrases = {
  granted:
    "accept all|accept all cookies|allow all|allow all cookies|accept cookies|accept|agree|i agree|i accept|agree and continue|got it|ok|allow|aceptar todo|aceptar todas|aceptar todas las cookies|aceptar cookies|aceptar|acepto|permitir todas|de acuerdo|tout accepter|accepter tout|accepter tous les cookies|tout autoriser|accepter et continuer|accepter|j’accepte|j'accepte|autoriser|alle akzeptieren|alle cookies akzeptieren|alles akzeptieren|alle annehmen|alle zulassen|allen zustimmen|akzeptieren|zustimmen|einverstanden|annehmen",
  refused:
    'reject all|reject all cookies|reject|decline all|decline|deny all|deny|refuse all|refuse|only necessary|necessary only|use necessary cookies only|only essential|essential only|continue without accepting|disagree|no thanks|rechazar todo|rechazar todas|rechazar todas las cookies|rechazar|denegar|solo necesarias|sólo necesarias|solo las necesarias|continuar sin aceptar|no acepto|tout refuser|refuser tout|tout rejeter|refuser|continuer sans accepter|uniquement les nécessaires|cookies nécessaires uniquement|je refuse|alle ablehnen|alles ablehnen|ablehnen|nur notwendige|nur notwendige cookies|nur essenzielle|nur erforderliche|nur technisch notwendige|weiter ohne einwilligung|ohne zustimmung fortfahren|nicht zustimmen',
  settings:
    "settings|cookie settings|manage|manage options|manage preferences|more options|customize|customise|preferences|configurar|configuración|ajustes|más opciones|personalizar|gestionar|paramètres|paramétrer|personnaliser|gérer|plus d’options|plus d'options|einstellungen|cookie-einstellungen|mehr optionen|anpassen|verwalten|optionen",
} as const

/**
 * Looks for the buttons of a question about consent by their text in English, Spanish, French and German, in this frame and its open shadow roots, and clicks the one that
 * gives the answer. A text, because it runs in the page; its value says whether there is a question, and what was clicked.
 */
export const askButtons = (answer: 'refused' | 'granted' | 'none' | 'settings'): string => `(() => {
  const phrases = ${JSON.stringify(phrases)}
  const lists = Object.fromEntries(Object.entries(phrases).map(([name, list]) => [name, new Set(list.split('|'))]))
  const about = /cookie|consent|privacy|datenschutz|einwilligung|privacidad|confidentialité|vie privée|consentement|consentimiento|tracking|rgpd|dsgvo|gdpr/i
  const found = []
  const look = (root) => {
    for (const each of root.querySelectorAll('*')) {
      if (each.shadowRoot) look(each.shadowRoot)
      if (each.matches('button, a, [role=button], input[type=button], input[type=submit]')) found.push(each)
    }
  }
  look(document)
  const textOf = (each) => (each.value || each.innerText || each.textContent || '').replace(/\\s+/g, ' ').trim().replace(/[.!✓✔×→»›]+$/u, '').trim().toLowerCase()
  const isSeen = (each) => each.getClientRects().length > 0 && getComputedStyle(each).visibility !== 'hidden'
  const asks = (each) => {
    for (let above = each, up = 0; above && up < 8; up++) {
      const said = (above.innerText ?? above.textContent ?? '')
      if (about.test(said) || about.test((above.id ?? '') + ' ' + String(above.className ?? ''))) return said.length < 6000
      above = above.parentElement ?? above.getRootNode()?.host
    }
    return false
  }
  const buttons = found.filter((each) => isSeen(each) && textOf(each).length < 60)
  const those = (name) => buttons.filter((each) => lists[name].has(textOf(each)) && asks(each))
  const question = those('granted').length > 0
  const wanted = ${JSON.stringify(answer)}
  if (wanted === 'none') return { question, clicked: false }
  const [button] = those(wanted)
  button?.click()
  return { question, clicked: button !== undefined }
})()`
