import { checkSite, type ConsentState, consentStates, type JourneyStep, readJourney, type SiteReport } from '@tagmason/tracking/site'
import { answer, formOf } from './answer.ts'
import { containerAt } from './containerAt.ts'
import { inWords } from './inWords.ts'
import { loadBrowser } from './loadBrowser.ts'
import { options } from './options.ts'
import { verifyOutcome } from './outcomes/verify.ts'
import { planAt } from './planAt.ts'
import { simulateOptions, simulating } from './simulateOptions.ts'
import { type Streams, Unusable } from './streams.ts'
import { textAt } from './textAt.ts'
import { verifyUsage } from './usage/verify.ts'
import { writeTogether } from './writeTogether.ts'

/** `tagmason verify URL [--plan P] [--container C] [--journey FILE]`: visits a site in a browser and says what is wrong with what it sends. Returns 1 where something is. */
export async function verify(args: string[], streams: Streams): Promise<number> {
  const { values, positionals } = options(args, verifyUsage.flags)
  const [from, extra] = positionals
  if (from === undefined) throw new Unusable("No site was named: use 'tagmason verify https://shop.example --plan plan.json'.")
  if (extra !== undefined) throw new Unusable(`One site is visited at a time, and '${extra}' is a second one: call the command once for each.`)
  if (!URL.canParse(from) || !/^https?:$/.test(new URL(from).protocol)) throw new Unusable(`'${from}' is no address: write it as https://shop.example/.`)
  formOf(values)
  const states = statesOf(values.states)
  const quiet = quietOf(values.wait)
  const journey = values.journey === undefined ? undefined : await journeyAt(values.journey)
  const container = values.container === undefined ? undefined : (await containerAt(values.container)).file
  const plan = values.plan === undefined ? undefined : await planAt(values.plan)
  const browser = await loadBrowser(values.browser)
  let report: SiteReport
  try {
    report = await simulating(values.container ?? from, () =>
      checkSite({
        url: from,
        browser,
        now: Date.now,
        plan,
        container,
        journey,
        states,
        pictures: values.pictures !== undefined,
        pace: quiet === undefined ? {} : { quiet },
        simulate: simulateOptions(values),
      }),
    )
  } finally {
    await browser.close()
  }
  if (values.pictures !== undefined) await writeTogether(values.pictures, picturesOf(report))
  return await answer(verifyOutcome(from, report), values, streams)
}

function statesOf(given: string | undefined): readonly ConsentState[] {
  if (given === undefined) return consentStates
  const named = given.split(',').map((one) => one.trim())
  const states = consentStates.filter((state) => named.includes(state))
  const unknown = named.find((one) => !consentStates.some((state) => state === one))
  if (unknown !== undefined) throw new Unusable(`--states cannot have '${unknown}': it is one or more of ${consentStates.join(', ')}, with commas between.`)
  return states
}

function quietOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!/^\d{1,5}$/.test(given) || Number(given) < 50 || Number(given) > 60_000)
    throw new Unusable(`--wait cannot be '${given}': it is a whole number of milliseconds from 50 to 60000.`)
  return Number(given)
}

async function journeyAt(path: string): Promise<readonly JourneyStep[]> {
  const read = readJourney(await textAt(path))
  if ('message' in read) throw new Unusable(`${path}: ${(await inWords({ said: read.message })).said}`)
  return read
}

/** Each picture by its visit and step: `granted-0.jpg` is the first page of the visitor who agrees. */
const picturesOf = ({ visits }: SiteReport): Readonly<Record<string, Uint8Array>> =>
  Object.fromEntries(visits.flatMap(({ state, pictures }) => pictures.map(({ step, jpeg }) => [`${state}-${step}.jpg`, jpeg] as const)))
