import { answer, formOf } from './answer.ts'
import { options } from './options.ts'
import { type ConsentGiven, consentOutcome } from './outcomes/consent.ts'
import { showing } from './progress.ts'
import { type Streams, Unusable } from './streams.ts'
import { consentUsage } from './usage/consent.ts'

const oneContainer = "use 'tagmason consent prove CONTAINER'"

/** `tagmason consent prove CONTAINER [--cmp late:800ms] [--region DE]`: that no tag runs against what the visitor said. Returns 0 where every tag is proven, 1 where one is not. */
export async function consent(args: string[], streams: Streams): Promise<number> {
  const { values, positionals } = options(args, consentUsage.flags)
  const [act, path, extra] = positionals
  if (act !== 'prove') throw new Unusable(`There is no 'consent ${act ?? ''}': ${oneContainer}.`)
  if (path === undefined) throw new Unusable(`No container was named: ${oneContainer}.`)
  if (extra !== undefined) throw new Unusable(`One container is proven at a time, and '${extra}' is a second file: leave it out.`)
  formOf(values)
  return await answer(
    await consentOutcome(path, consentGiven(values.cmp, values.region), { ...values, ...showing(streams, values, 'orders of consent') }),
    values,
    streams,
  )
}

/** What the options say of the banner and the region. */
function consentGiven(cmp: string | undefined, region = 'DE'): ConsentGiven {
  const late = cmp === undefined ? '0' : /^late:(\d{1,6})ms$/.exec(cmp)?.[1]
  if (late === undefined) throw new Unusable(`--cmp cannot be '${cmp ?? ''}': it is how late the banner's script speaks, such as late:800ms.`)
  if (!/^[A-Za-z]{2}(?:-[A-Za-z0-9]{1,3})?$/.test(region))
    throw new Unusable(`--region cannot be '${region}': it is a country or a part of one, such as DE or US-CA.`)
  return { late: Number(late), region: region.toUpperCase() }
}
