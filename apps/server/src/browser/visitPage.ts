import { type CheckedVisit, type KeptPageReport, type KeptWords, type LabRun, type VisitProblem, mostListedFindings, mostPagePictures } from '@tagmason/domain'
import type { PageVisit, VisitQuestion } from '@tagmason/engine'
import { readContainer } from '@tagmason/tracking'
import { checkSite, labRun, type Pace, readJourney, type SiteBrowser, siteEntries, type SiteReport } from '@tagmason/tracking/site'
import type { Resolve } from '../outgoing/connector.ts'
import { type GuardedProxy, openGuardedProxy } from '../outgoing/guardedProxy.ts'
import { type BrowserPlace, type DrivenBrowser, loadDriver } from './findBrowser.ts'

/** How a page is visited. */
export interface VisitSetting {
  readonly place: BrowserPlace
  /** TAGMASON_ALLOW. */
  readonly allow: readonly string[]
  /** Milliseconds for all of it; then the browser is closed. */
  readonly limitMs: number
}

/** Doubles in tests. */
export interface VisitDoubles {
  readonly resolve?: Resolve
  readonly pace?: Partial<Pace>
}

export type VisitTask =
  | { readonly kind: 'check'; readonly question: VisitQuestion }
  | { readonly kind: 'measure'; readonly question: Pick<VisitQuestion, 'url' | 'container'> }
export type VisitResult = PageVisit | LabRun | { readonly problem: VisitProblem }

/** Bytes that a visit may load. */
const mostBytes = 200_000_000
/** Everything goes through the proxy: nothing is resolved, called over UDP or asked in the background by the browser itself. */
const args = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--dns-prefetch-disable',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
]

/** Opens a page in the browser, behind a proxy of its own, and closes both. What went wrong with the browser is a problem; what went wrong with the page is in the report. */
export async function visitPage(task: VisitTask, setting: VisitSetting, doubles: VisitDoubles = {}): Promise<VisitResult> {
  const proxy = await openGuardedProxy({ allow: setting.allow, most: mostBytes, ...(doubles.resolve === undefined ? {} : { resolve: doubles.resolve }) })
  let browser: DrivenBrowser | undefined
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    void browser?.close()
  }, setting.limitMs)
  try {
    try {
      browser = await launched(setting.place, proxy)
    } catch {
      return { problem: 'browser' }
    }
    return task.kind === 'check' ? await checked(task.question, browser, proxy, doubles) : await measured(task.question, browser, proxy)
  } catch (error) {
    if (isLate) return { problem: 'timeout' }
    if (task.kind === 'measure') return { problem: 'fault' }
    throw error
  } finally {
    clearTimeout(timer)
    await browser?.close()
    await proxy.close()
  }
}

async function launched({ driver, program, sandbox }: BrowserPlace, proxy: GuardedProxy): Promise<DrivenBrowser> {
  const { chromium } = await loadDriver(driver)
  return chromium.launch({
    ...(program === null ? {} : { executablePath: program }),
    chromiumSandbox: sandbox,
    // Playwright keeps this machine's own addresses from going past a proxy.
    proxy: { server: proxy.address },
    args,
    env: browserEnv(),
    timeout: 30_000,
  })
}

/** The browser gets none of this server's environment, which holds its secrets. */
const browserEnv = (): Record<string, string> =>
  Object.fromEntries(
    [
      'PATH',
      'HOME',
      'TMPDIR',
      'TEMP',
      'TMP',
      'LANG',
      'LD_LIBRARY_PATH',
      'FONTCONFIG_FILE',
      'SystemRoot',
      'USERPROFILE',
      'LOCALAPPDATA',
      'PLAYWRIGHT_BROWSERS_PATH',
    ].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )

const containerOf = (text: string | null) => (text === null ? undefined : (readContainer(text).file ?? undefined))

async function measured({ url, container }: Pick<VisitQuestion, 'url' | 'container'>, browser: DrivenBrowser, { allows }: GuardedProxy): Promise<LabRun> {
  return labRun({ url, browser: browser as DrivenBrowser & SiteBrowser, now: Date.now, container: containerOf(container), allow: allows })
}

async function checked(
  { url, container, plan, journey }: VisitQuestion,
  browser: DrivenBrowser,
  { allows }: GuardedProxy,
  { pace }: VisitDoubles,
): Promise<PageVisit> {
  const steps = journey === '' ? undefined : readJourney(journey)
  const report = await checkSite({
    url,
    browser: browser as DrivenBrowser & SiteBrowser,
    now: Date.now,
    plan: plan ?? undefined,
    container: containerOf(container),
    journey: steps === undefined || 'message' in steps ? undefined : steps,
    allow: allows,
    pictures: true,
    pace: { load: 20_000, step: 6000, ...pace },
  })
  return { report: keptReport(report), pictures: picturesOf(report) }
}

/** A report as it is kept: sentences by their codes, without the requests. */
function keptReport(report: SiteReport): KeptPageReport {
  const entries = siteEntries(report)
  const findings = report.findings.map(({ kind, level, event, page, message, states }, at) => ({
    kind,
    level,
    event,
    page,
    states: [...states],
    message: message as KeptWords,
    label: (entries[at]?.label ?? kind) as KeptWords,
  }))
  return {
    visits: report.visits.map(keptVisit),
    findings: findings.slice(0, mostListedFindings),
    total: findings.length,
    open: report.open.map((each) => each as KeptWords),
  }
}

const keptVisit = ({ state, asked, answered, recording, rows, timings, ms }: SiteReport['visits'][number]): CheckedVisit => ({
  state,
  asked,
  answered,
  pages: recording.pages.length,
  requests: recording.requests.length,
  sent: rows.reduce((sum, { sent }) => sum + sent, 0),
  ms,
  timings: timings.map((each) => ({ ...each })),
  rows: rows.slice(0, mostListedFindings).map((row) => ({ ...row })),
})

/** The first pictures of each visit, as many of one as of another. */
function picturesOf({ visits }: SiteReport): PageVisit['pictures'] {
  const share = Math.max(1, Math.floor(mostPagePictures / Math.max(1, visits.length)))
  return visits.flatMap(({ state, pictures }) =>
    pictures.slice(0, share).map(({ step, url, jpeg }) => ({ state, step, url, jpeg: Buffer.from(jpeg).toString('base64') })),
  )
}
