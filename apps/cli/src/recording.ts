import { basename, dirname } from 'node:path'
import { testOfRecording, testsJson, testsYaml } from '@tagmason/tracking'
import { answer, formOf } from './answer.ts'
import { containerAt } from './containerAt.ts'
import { inWords } from './inWords.ts'
import { options } from './options.ts'
import { recordingOutcome } from './outcomes/recording.ts'
import { recordingAt } from './recordingAt.ts'
import { simulateOptions, simulating } from './simulateOptions.ts'
import { type Streams, Unusable } from './streams.ts'
import { recordingUsage } from './usage/recording.ts'
import { writeTogether } from './writeTogether.ts'

/** `tagmason recording FILE [--container C] [--plan P] [--save TEST]`: what a recorded visit sent, beside what it should have sent. Returns 1 where something is wrong. */
export async function recording(args: string[], streams: Streams): Promise<number> {
  const { values, positionals } = options(args, recordingUsage.flags)
  const [path, extra] = positionals
  if (path === undefined) throw new Unusable("No recording was named: use 'tagmason recording visit.har --container container.json --plan plan.json'.")
  if (extra !== undefined) throw new Unusable(`One recording is read at a time, and '${extra}' is a second one: call the command once for each.`)
  if (values.container === undefined && values.plan === undefined)
    throw new Unusable('There is nothing to hold the recording against: name a container with --container, a plan with --plan, or both.')
  if (values.url !== undefined && !URL.canParse(values.url))
    throw new Unusable(`--url cannot be '${values.url}': it is an address such as https://shop.example/.`)
  formOf(values)
  const to = values.save === undefined ? undefined : savedAs(values.save, values.container)
  const read = await recordingAt(path, values.url)
  const outcome = await recordingOutcome(path, read, values)
  if (to !== undefined) {
    const { file } = await containerAt(to.container)
    const test = await inWords(await simulating(to.container, () => testOfRecording(read, file, `The visit of ${basename(path)}`, simulateOptions(values))))
    const tests = { tests: [test], left: [] }
    await writeTogether(dirname(to.path), { [basename(to.path)]: to.path.endsWith('.json') ? testsJson(tests) : testsYaml(tests) })
  }
  return await answer(outcome, values, streams)
}

function savedAs(path: string, container: string | undefined): { path: string; container: string } {
  if (!/.\.(json|ya?ml)$/.test(path)) throw new Unusable(`--save cannot be '${path}': end it with .json or .yaml.`)
  if (container === undefined) throw new Unusable('A test says what a container does: name the container with --container.')
  return { path, container }
}
