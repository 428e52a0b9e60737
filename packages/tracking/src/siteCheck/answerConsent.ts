import type { SitePage } from './browser.ts'
import { askButtons, askFramework, askPlatforms, type ConsentFound } from './consentScript.ts'
import type { ConsentState } from './types.ts'
import type { Pace } from './pace.ts'

const none = null
/** Milliseconds between two looks. */
const pause = 100

/** A value of a script in a page, or null where the page is being left. */
async function asked<Result>(from: { evaluate<R>(script: string): Promise<R> }, script: string): Promise<Result | null> {
  try {
    return await from.evaluate<Result | null>(script)
  } catch {
    return none
  }
}

async function byButtons(page: SitePage, answer: ConsentState): Promise<ConsentFound | null> {
  for (const frame of page.frames()) {
    const found = await asked<{ question: boolean; clicked: boolean }>(frame, askButtons(answer))
    if (found === null || !(found.question || found.clicked)) continue
    const name = (await asked<string>(page, askFramework)) ?? 'buttons'
    if (found.clicked || answer !== 'refused') return { name, answered: found.clicked }
    // Many a question hides the refusal behind its settings.
    await asked(frame, askButtons('settings'))
    for (let waited = 0; waited < 1000; waited += pause) {
      await page.waitForTimeout(pause)
      for (const each of page.frames()) {
        const again = await asked<{ clicked: boolean }>(each, askButtons('refused'))
        if (again?.clicked === true) return { name, answered: true }
      }
    }
    return { name, answered: false }
  }
  return none
}

/** Updates what Google's consent mode was told, as a platform would: for pages that only set defaults. */
const updateConsent = (answer: ConsentState): string => {
  const value = answer === 'granted' ? 'granted' : 'denied'
  return `(() => {
    const layer = globalThis.dataLayer
    if (!Array.isArray(layer)) return false
    const command = (function () { return arguments })('consent', 'update', { ad_storage: '${value}', ad_user_data: '${value}', ad_personalization: '${value}', analytics_storage: '${value}' })
    layer.push(command)
    return true
  })()`
}

/**
 * Waits for the site to ask for consent, and answers: over the published API of the platform, else by the text of its buttons, else as an update of Google's consent mode where
 * the page has set a default. Null where the site does not ask.
 */
export async function answerConsent(
  page: SitePage,
  answer: ConsentState,
  pace: Pace,
  now: () => number,
  hasDefault: () => boolean,
): Promise<ConsentFound | null> {
  const until = now() + pace.consent
  for (;;) {
    const at = now()
    const found = (await asked<ConsentFound>(page, askPlatforms(answer))) ?? (await byButtons(page, answer))
    if (found !== null) return { ...found, at }
    if (now() >= until) break
    await page.waitForTimeout(pause)
  }
  if (!hasDefault()) return none
  if (answer === 'none') return { name: 'consent mode', answered: false }
  return { name: 'consent mode', at: now(), answered: (await asked<boolean>(page, updateConsent(answer))) === true }
}
