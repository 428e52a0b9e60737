import { basename, dirname } from 'node:path'
import { decodePublished, readPublished, writeContainer } from '@tagmason/tracking'
import { inWords } from './inWords.ts'
import { options } from './options.ts'
import { publishedAt } from './publishedAt.ts'
import { type Streams, Unusable } from './streams.ts'
import { liveUsage } from './usage/live.ts'
import { writeTogether } from './writeTogether.ts'

/** `tagmason live GTM-…|FILE.js [--out FILE] [--json]`: a published container as an export, with what cannot be known of it. */
export async function live(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, liveUsage.flags)
  const [from, extra] = positionals
  if (from === undefined) throw new Unusable("No container was named: use 'tagmason live GTM-XXXX' or 'tagmason live FILE.js'.")
  if (extra !== undefined) throw new Unusable(`One container is read at a time, and '${extra}' is a second one: call the command once for each.`)
  const published = readPublished(await publishedAt(from))
  if (published === undefined)
    throw new Unusable(`${from} holds no published container: save the script that the page loads from /gtm.js?id=GTM-… or /gtag/js?id=G-….`)
  const { file, unknowable } = decodePublished(published)
  if (values.out !== undefined) {
    if (values.out === '') throw new Unusable('There is nowhere to put the container: name a file behind --out.')
    await writeTogether(dirname(values.out), { [basename(values.out)]: writeContainer(file) })
  }
  const { tag = [], trigger = [], variable = [], builtInVariable = [], customTemplate = [] } = file.containerVersion
  const counts = {
    tags: tag.length,
    triggers: trigger.length,
    variables: variable.length,
    builtInVariables: builtInVariable.length,
    templates: customTemplate.length,
  }
  const notes = await inWords(unknowable)
  const { publicId, version } = published
  if (values.json === true) out(`${JSON.stringify({ publicId, version, counts, unknowable: notes, container: file }, null, 2)}\n`)
  else {
    for (const { name, type } of tag) out(`${name} (${type})\n`)
    for (const note of notes) out(`note: ${note}\n`)
    out(
      `${publicId || from}, version ${version || 'unknown'}: ${Object.entries(counts)
        .map(([kind, count]) => `${count} ${words[kind] ?? kind}`)
        .join(', ')}\n`,
    )
    if (values.out === undefined) out('Give --out FILE to keep it as a container that validate, audit, simulate and effect read.\n')
  }
  return 0
}

const words: Readonly<Record<string, string>> = { builtInVariables: 'built-in variables' }
