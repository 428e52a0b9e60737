import { answerConsent } from './answerConsent.ts'
import type { SitePage } from './browser.ts'
import type { ConsentFound } from './consentScript.ts'
import type { Guard } from './guard.ts'
import { doStep, type JourneyStep, stepText } from './journey.ts'
import { record, type Recorded, type Recorder } from './recorder.ts'
import type { ConsentState, SiteCheck, SitePicture } from './types.ts'
import type { Pace } from './pace.ts'

/** A step that could not be done. */
export interface FailedStep {
  /** From 0, which is the opening of the first page. */
  readonly step: number
  readonly text: string
  readonly page: string
  readonly because: string
}

/** What one visit came to. */
export interface Visited extends Recorded {
  readonly state: ConsentState
  readonly consent: ConsentFound | null
  /** When the answer was given; null without one. */
  readonly answeredAt: number | null
  readonly failed: FailedStep | null
  readonly pictures: readonly SitePicture[]
  readonly ms: number
}

/** What a visitor does who was told nothing: looks at the page to its end. */
const look: readonly JourneyStep[] = [{ scroll: 100 }]
const pause = 50

/** Waits until the page is quiet, or for as long as a step may take. */
async function settle(page: SitePage, recorder: Recorder, pace: Pace, now: () => number): Promise<void> {
  const began = now()
  for (;;) {
    await page.waitForTimeout(Math.min(pause, pace.quiet))
    const waited = now() - began
    const isQuiet = recorder.waiting() === 0 && now() - recorder.lastSign() >= pace.quiet
    if (isQuiet && !recorder.owesFirstHit()) return
    if (waited >= pace.step && (!recorder.owesFirstHit() || waited >= pace.firstHit)) return
    if (isQuiet && waited >= pace.firstHit) return
  }
}

/** The first line of an error of Playwright, without its colours and the name of the call. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
    // oxlint-disable-next-line no-control-regex -- colours of a terminal begin with this character
    .replace(/\u001B\[\d+m/g, '')
    .replace(/^\w+\.\w+: /, '')
    .replace(/\.$/, '')

const isDefault = ({ data }: { readonly data: unknown }) => Array.isArray(data) && data[0] === 'consent' && data[1] === 'default'

/** Visits the site once, in a context of its own. */
export async function visitSite(check: SiteCheck, state: ConsentState, pace: Pace, guard: Guard | undefined): Promise<Visited> {
  const { now, browser } = check
  const began = now()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...check.context, serviceWorkers: 'block' })
  try {
    await guard?.guardContext(context)
    const recorder = await record(context, now)
    const page = await context.newPage()
    const pictures: SitePicture[] = []
    const picture = async (step: number) => {
      if (check.pictures !== true) return
      try {
        pictures.push({ step, url: page.url(), jpeg: await page.screenshot({ type: 'jpeg', quality: 60, timeout: pace.load }) })
      } catch {
        // A page that cannot be drawn can still be measured.
      }
    }
    let failed: FailedStep | null = null
    let consent: ConsentFound | null = null
    let answeredAt: number | null = null
    let step = 0
    let text = `open ${check.url}`
    try {
      await page.goto(check.url, { waitUntil: 'load', timeout: pace.load })
      await settle(page, recorder, { ...pace, firstHit: Math.min(pace.firstHit, pace.quiet) }, now)
      const hasDefault = () => recorder.documents().some(({ pushes }) => pushes.some(isDefault))
      consent = await answerConsent(page, state, pace, now, hasDefault)
      if (consent?.answered === true) answeredAt = consent.at ?? now()
      await settle(page, recorder, waitingFor(state, consent, pace), now)
      await picture(0)
      for (const each of check.journey ?? look) {
        step++
        text = stepText(each)
        await doStep(page, each, pace, state === 'none' && consent !== null)
        await settle(page, recorder, waitingFor(state, consent, pace), now)
        if (check.journey !== undefined) await picture(step)
      }
    } catch (error) {
      failed = { step, text, page: page.url(), because: reasonOf(error) }
      await picture(step)
    }
    await leave(page, recorder, pace, now)
    return { ...recorder.recorded(), state, consent, answeredAt, failed, pictures, ms: now() - began }
  } finally {
    await context.close()
  }
}

/** Where the visitor has not agreed, no hit may come at all. */
const waitingFor = (state: ConsentState, consent: ConsentFound | null, pace: Pace): Pace =>
  state === 'granted' || consent === null ? pace : { ...pace, firstHit: 0 }

/** Leaves the last page as a visitor does, so that it sends what it kept back. */
async function leave(page: SitePage, recorder: Recorder, pace: Pace, now: () => number): Promise<void> {
  try {
    await page.evaluate("location.href = 'about:blank'")
    await settle(page, recorder, { ...pace, firstHit: 0 }, now)
  } catch {
    // A page that never opened has nothing to send.
  }
}
