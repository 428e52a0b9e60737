import { clausesNow, consentModes, languages, measurementIdPattern, measurementIdPlaceholder, type MeasurementPlan, openQuestions } from '@tagmason/domain'
import {
  containerFromPlan,
  type ContainerOptions,
  ga4FromPlan,
  type MoreTag,
  parseMoreTags,
  planFromGoals,
  SentenceError,
  snippetsMarkdown,
  testsOfPlan,
  testsYaml,
  writeContainer,
} from '@tagmason/tracking'
import { goalsOf } from './goals.ts'
import { inWords } from './inWords.ts'
import { options } from './options.ts'
import { answered, asked, becomes } from './answered.ts'
import { questions as questionWords } from './questionWords.ts'
import { taken } from './suggested.ts'
import { unusableAt } from './simulateOptions.ts'
import { type Streams, Unusable } from './streams.ts'
import { textAt } from './textAt.ts'
import { writeTogether } from './writeTogether.ts'
import { planUsage } from './usage/plan.ts'

/** `tagmason plan`: goals in, plan and files out. Nothing is written unless everything could be. */
export async function plan(args: string[], { out, error }: Streams): Promise<number> {
  const { values, positionals } = options(args, planUsage.flags)
  if (positionals[0] !== undefined) throw new Unusable(`'${positionals[0]}' stands outside the options: put goals of several words in quotes behind --goals.`)
  const language = oneOf('--language', values.language, languages)
  const consent = oneOf('--consent', values.consent, consentModes) ?? 'denied'
  const measurementId = (values['measurement-id'] ?? measurementIdPlaceholder).trim().toUpperCase()
  if (!measurementIdPattern.test(measurementId))
    throw new Unusable(`'${values['measurement-id']}' is not a GA4 measurement ID: it looks like G-AB12CD34EF and stands in Admin, Data streams.`)
  const site = values.site === undefined ? undefined : hostOf(values.site)
  if (values.out === '' || (values.out === undefined && values.json !== true))
    throw new Unusable('There is nowhere to put the plan: name a folder with --out DIR, print it with --json, or both.')

  const more = values.tags === undefined ? [] : await tagsAt(values.tags)
  const goals = await goalsOf(values.goals, values['goals-file'])
  const planned = planFromGoals(goals, { ...(language === undefined ? {} : { language }), ...(site === undefined ? {} : { site }) })
  const chosen = answered(taken(planned, values.take), values.answer)
  const made = values.ask === true ? await asked(chosen, error) : chosen

  if (values.out !== undefined) {
    const tests = await testsOfPlan(made, { consent, ...(values['measurement-id'] === undefined ? {} : { measurementId }) })
    await writeTogether(values.out, {
      'plan.json': `${JSON.stringify(made, null, 2)}\n`,
      'container.json': await containerText(made, { measurementId, consent, more }),
      'ga4.json': `${JSON.stringify(await inWords(ga4FromPlan(made)), null, 2)}\n`,
      'snippets.md': snippetsMarkdown(made, { consent }),
      'tests.yaml': testsYaml(await inWords(tests), 'container.json'),
    })
  }
  out(values.json === true ? `${JSON.stringify(summary(made), null, 2)}\n` : told(made, values.out))
  return 0
}

/** The tags of a file beside those of the plan. */
async function tagsAt(path: string): Promise<readonly MoreTag[]> {
  const found = parseMoreTags(await textAt(path))
  if ('message' in found) throw await unusableAt(path, found)
  return found
}

/** The container as a file; a tag that the plan has no event for is refused in one sentence. */
async function containerText(plan: MeasurementPlan, wanted: ContainerOptions): Promise<string> {
  try {
    return writeContainer(containerFromPlan(plan, wanted))
  } catch (error) {
    throw error instanceof SentenceError ? new Unusable(await inWords(error.sentence)) : error
  }
}

const summary = (plan: MeasurementPlan) => ({
  events: plan.events.map(({ name, confidence, because, keyEvent, parameters, trigger }) => ({
    name,
    confidence,
    because: because.text,
    keyEvent,
    parameters: parameters.map(({ name, type }) => ({ name, type })),
    trigger,
  })),
  unmatched: plan.unmatched.map(({ span, reason }) => ({ text: span.text, reason })),
  suggestions: (plan.suggestions ?? []).map(({ id, name, confidence, because }) => ({ id, name, confidence, because: because.text })),
  questions: openQuestions(plan).map(({ id, kind, because, answers }) => ({
    id,
    kind,
    because: because.text,
    answers: answers.map(({ reading, event }) => ({ reading, event: event.name, keyEvent: event.keyEvent, trigger: event.trigger })),
  })),
  // Places in UTF-16 code units of the goals; together the clauses are all of them.
  clauses: clausesNow(plan).map(({ from, to, kind, events = [] }) => ({
    from,
    to,
    kind,
    text: plan.goals.slice(from, to),
    events: plan.events.filter(({ id }) => events.includes(id)).map(({ name }) => name),
  })),
})

function told(plan: MeasurementPlan, folder: string | undefined): string {
  const { events, unmatched, suggestions } = plan
  const lines = events.map(({ name, keyEvent, because }) => `${name}${keyEvent ? ' (key event)' : ''}: “${because.text}”`)
  for (const { span, reason } of unmatched) lines.push(`no event (${reason}): “${span.text}”`)
  for (const question of openQuestions(plan)) {
    const { id, kind, because, answers } = question
    const choices = answers.map((answer) => `${answer.reading} (${becomes(plan, question, answer)})`)
    lines.push(`${questionWords[kind]} “${because.text}” (--answer ${id}=...): ${choices.join('; ')}`)
  }
  for (const { id, name, because } of suggestions ?? []) lines.push(`perhaps ${name} (--take ${id}): “${because.text}”`)
  if (events.length === 0) lines.push('None of this could become an event: say what visitors do, for example "when someone sends the contact form".')
  if (folder !== undefined) lines.push(`Written to ${folder}: plan.json, container.json, ga4.json, snippets.md, tests.yaml`)
  return `${lines.join('\n')}\n`
}

function oneOf<T extends string>(option: string, value: string | undefined, allowed: readonly T[]): T | undefined {
  const found = allowed.find((each) => each === value)
  if (value !== undefined && found === undefined) throw new Unusable(`${option} cannot be '${value}': it is one of ${allowed.join(', ')}.`)
  return found
}

/** The host of a site as people type it: 'https://shop.example/menu' is 'shop.example'. */
function hostOf(site: string): string {
  const address = /^[a-z]+:\/\//i.test(site) ? site : `https://${site}`
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  if (!/^[^.]+(\.[^.]+)+$/.test(host)) throw new Unusable(`--site cannot be '${site}': it is the host of a website, such as shop.example.`)
  return host
}
