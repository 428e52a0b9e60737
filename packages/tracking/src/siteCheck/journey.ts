import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { say, type Words } from '../sentences/say.ts'
import type { SiteLocator, SitePage } from './browser.ts'
import { plainSteps } from './plainSteps.ts'
import type { Pace } from './pace.ts'

const target = z.string().min(1).max(500)
/** The selector of the iframe that the element is in. */
const within = { within: target.optional() }

const stepSchema = z.union([
  z.strictObject({ open: target }),
  z.strictObject({ click: target, ...within }),
  z.strictObject({ fill: target, with: z.string().max(1000), ...within }),
  z.strictObject({ choose: target, with: z.string().max(1000), ...within }),
  z.strictObject({ press: z.string().min(1).max(40) }),
  z.strictObject({ scroll: z.number().min(0).max(100) }),
  z.strictObject({ wait: z.number().int().min(0).max(60_000) }),
  z.strictObject({ back: z.literal(true) }),
])

/** The steps of a visitor. Elements are named by a CSS selector, or by their text: of a button or link, else of anything. */
export const journeySchema = z.array(stepSchema).max(100)
export type JourneyStep = z.infer<typeof stepSchema>

/** Reads a journey: one step a line in plain words, or a list in JSON or YAML. Gives one sentence where it is none. */
export function readJourney(text: string): readonly JourneyStep[] | { readonly message: Words } {
  let value: unknown
  try {
    value = plainSteps(text) ?? parseYaml(text)
  } catch (error) {
    return { message: say('site.journey.syntax', { because: error instanceof Error ? (error.message.split('\n')[0] ?? '').replace(/[.:]$/, '') : '' }) }
  }
  if (!Array.isArray(value)) return { message: say('site.journey.list') }
  if (value.length > 100) return { message: say('site.journey.long', { count: value.length }) }
  const steps: JourneyStep[] = []
  for (const [at, each] of value.entries()) {
    const read = stepSchema.safeParse(each)
    if (!read.success) return { message: say('site.journey.step', { number: at + 1, step: JSON.stringify(each).slice(0, 100) }) }
    steps.push(read.data)
  }
  return steps
}

/** A step in a few words, for people. */
export const stepText = (step: JourneyStep): string =>
  Object.entries(step)
    .filter(([key]) => key !== 'with')
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(' ')

const isSelector = (text: string) => /^(?:css=|xpath=|[#.[*]|[a-z][\w-]*(?:[#.[:>]|\s*>))/.test(text)

function found(page: SitePage, name: string, frame: string | undefined): SiteLocator {
  const root = frame === undefined ? page : page.frameLocator(frame)
  if (isSelector(name)) return root.locator(name).first()
  const quoted = JSON.stringify(name)
  // What can be clicked comes before what only says so.
  return root
    .locator(`:is(button, a, summary, label, [role=button], [role=link]):text-is(${quoted})`)
    .or(root.locator(`input:is([type=submit], [type=button])[value=${quoted}]`))
    .or(root.locator(`:is(button, a, summary, label, [role=button], [role=link]):has-text(${quoted})`))
    .first()
}

/** Does one step. Throws where the page does not have what it needs. `veiled`: a question about consent may lie over the page. */
export async function doStep(page: SitePage, step: JourneyStep, pace: Pace, veiled: boolean): Promise<void> {
  const timeout = pace.element
  if ('open' in step) await page.goto(new URL(step.open, page.url()).href, { waitUntil: 'load', timeout: pace.load })
  else if ('click' in step) {
    const element = found(page, step.click, step.within)
    await (veiled ? element.dispatchEvent('click', undefined, { timeout }) : element.click({ timeout }))
  } else if ('fill' in step) await found(page, step.fill, step.within).fill(step.with, { timeout })
  else if ('choose' in step) await found(page, step.choose, step.within).selectOption(step.with, { timeout })
  else if ('press' in step) await page.keyboard.press(step.press)
  else if ('scroll' in step) await page.evaluate(`scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * ${step.scroll / 100})`)
  else if ('wait' in step) await page.waitForTimeout(step.wait)
  else await page.goBack({ waitUntil: 'load', timeout: pace.load })
}
