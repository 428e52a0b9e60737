import { basename, dirname } from 'node:path'
import { measurementPlanSchema } from '@tagmason/domain'
import { type DataLayerSpecification, specificationHtml, specificationMarkdown, specificationOfContainer, specificationOfPlan } from '@tagmason/tracking'
import { bytesOf } from './bytes.ts'
import { containerAt } from './containerAt.ts'
import { options } from './options.ts'
import { planAt } from './planAt.ts'
import { type Streams, Unusable } from './streams.ts'
import { datalayerUsage } from './usage/datalayer.ts'
import { writeTogether } from './writeTogether.ts'

/** `tagmason datalayer PLAN|CONTAINER [--html|--markdown|--json] [--out FILE]`: the data layer specification for developers. */
export async function datalayer(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, datalayerUsage.flags)
  const [path, extra] = positionals
  if (path === undefined) throw new Unusable("Neither a plan nor a container was named: use 'tagmason datalayer plan.json --html'.")
  if (extra !== undefined) throw new Unusable(`One file is read at a time, and '${extra}' is a second one: call the command once for each.`)
  if ([values.html, values.markdown, values.json].filter((asked) => asked === true).length > 1)
    throw new Unusable('The page has one form: leave all but one of --json, --markdown and --html out.')
  const specification = await specificationAt(path)
  const text =
    values.json === true
      ? `${JSON.stringify(specification, null, 2)}\n`
      : values.html === true
        ? specificationHtml(specification)
        : specificationMarkdown(specification)
  if (values.out === undefined) out(text)
  else {
    if (values.out === '') throw new Unusable('There is nowhere to put the page: name a file behind --out.')
    await writeTogether(dirname(values.out), { [basename(values.out)]: text })
    out(`${values.out}: ${specification.messages.length} messages\n`)
  }
  return 0
}

/** A container says what it is; anything else has to be a plan. */
async function specificationAt(path: string): Promise<DataLayerSpecification> {
  const bytes = await bytesOf(path, 50_000_000)
  const text = bytes === null ? '' : new TextDecoder().decode(bytes)
  if (!isPlan(text) && text.includes('"containerVersion"')) return specificationOfContainer((await containerAt(path)).file)
  return specificationOfPlan(await planAt(path))
}

function isPlan(text: string): boolean {
  try {
    return measurementPlanSchema.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}
