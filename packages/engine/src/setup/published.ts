import {
  type ActInput,
  containerIdPattern,
  containerIdPlaceholder,
  mostListedFindings,
  type PublishedOrigin,
  type PublishedProblem,
  type PublishedReview,
  Refusal,
  type SendProblem,
} from '@tagmason/domain'
import type { Sentence } from '@tagmason/tracking'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { inWords } from '../inWords.ts'
import { own } from '../own.ts'
import { storedFile } from './containerHistory.ts'
import type { DecodedScript } from './decodedScript.ts'

/** Scripts of the largest containers have 1.5 MB. */
const mostScriptBytes = 10_000_000
const within = 15_000
const tagId = /^(?:GTM-[A-Z0-9]{4,10}|(?:G|GT|AW|DC)-[A-Z0-9]{4,14})$/i

type Decoded = Extract<DecodedScript, { publicId: string }>

const refused = (problem: PublishedProblem | SendProblem, sentence: string, code: 'invalid' | 'unavailable' = 'invalid') =>
  new Refusal(code, sentence, [{ path: 'from', message: problem }])

const unreachable: Readonly<Record<SendProblem, string>> = {
  address:
    'The address lies in a private network or is no web address: save the script in a browser and give the file, or have the address named in TAGMASON_ALLOW.',
  name: 'No server has this name: check the address.',
  connection: 'The server does not answer: check the address, or save the script in a browser and give the file.',
  timeout: 'The script did not come within 15 seconds: try again, or save it in a browser and give the file.',
  secure: 'The certificate of the server cannot be trusted: save the script in a browser and give the file.',
  redirects: 'The address leads elsewhere too often, or to one without encryption: give the last address.',
}

/**
 * Reads a published container before the act's turn comes: the saved script, or what the server fetches by the container's id, by the script's address or by that of a
 * page that loads it. Throws a `Refusal` of one sentence, whose issue names the reason for screens to translate.
 */
export async function readPublishedContainer(context: Context, input: ActInput<'containers.readPublished'>): Promise<Decoded & { project: string }> {
  const { project } = context.session
  const found = 'from' in input ? await fetchedContainer(context, input.from) : await apart(context, 'published', input.text)
  if (found.publicId === null)
    throw refused('notContainer', 'The file holds no published container: save the script that the page loads from /gtm.js?id=GTM-….')
  if (/^(?:G|GT|AW|DC)-/.test(found.publicId))
    throw refused('googleTag', `${found.publicId} is a Google tag and no Tag Manager container: 'tagmason live ${found.publicId}' lists its settings.`)
  if (!containerIdPattern.test(found.publicId) || containerIdPlaceholder.test(found.publicId))
    throw refused('nameless', 'The script does not say which container it is: fetch it by its ID GTM-….')
  return { ...found, project }
}

async function fetchedContainer(context: Context, from: string): Promise<DecodedScript> {
  if (tagId.test(from)) return decodedAt(context, scriptOf(from.toUpperCase()))
  const found = await decodedAt(context, from)
  if (found.publicId !== null) return found
  const [first, second] = found.loads
  if (first === undefined)
    throw refused(
      'pageWithout',
      'Neither a published container nor a page that loads one is at this address: give the ID GTM-…, which is in the source of the page.',
    )
  if (second !== undefined) throw refused('pageWithMany', `The page loads several containers (${found.loads.join(', ')}): give the ID of one.`)
  return decodedAt(context, scriptOf(first))
}

const scriptOf = (id: string) => `https://www.googletagmanager.com/${id.startsWith('GTM-') ? 'gtm.js' : 'gtag/js'}?id=${encodeURIComponent(id)}`

async function decodedAt(context: Context, url: string): Promise<DecodedScript> {
  const { session, ports } = context
  if (session.space === 'sample') throw refused('sample', 'The sample workspace asks no other server: give a saved script, or create a project.', 'unavailable')
  if (ports.outgoing === undefined) throw refused('noServer', 'No server runs here that could fetch a container: give a saved script.', 'unavailable')
  const answer = await ports.outgoing.ask({ url, headers: { Accept: '*/*' }, most: mostScriptBytes, within })
  if (answer.status === null) throw refused(answer.problem, unreachable[answer.problem], answer.problem === 'address' ? 'invalid' : 'unavailable')
  if (answer.status === 404) throw refused('notFound', 'No published container is at this address: check the ID, and whether the container was ever published.')
  if (answer.status < 200 || answer.status > 299)
    throw refused(
      'status',
      `The server answered with the status ${answer.status}: check the address, or save the script in a browser and give the file.`,
      'unavailable',
    )
  if (answer.cut) throw refused('tooLong', 'The script has more than 10 MB, which no published container has: check the address.')
  return apart(context, 'published', answer.text)
}

/** Keeps what was decoded until it is opened, as a given file is kept until it is imported. */
export async function keepPublished(
  context: Context,
  _input: unknown,
  { project, publicId, version, text, tags, triggers, variables, unknowable }: Decoded & { project: string },
): Promise<PublishedReview> {
  const { records, ports } = context
  const row = await records.get('containers', publicId)
  if (row !== undefined && row.project !== project)
    throw refused('elsewhere', `${publicId} is connected in another project: open that project, or remove the container there.`)
  const upload = ports.id()
  const fileName = `${publicId}${version === '' ? '' : `_v${version}`}.js`
  const stored = project === context.session.project ? await storedFile(context, publicId) : undefined
  records.put('containerUploads', project, { id: project, project, upload, fileName, text, published: { version, unknowable: unknowable.map(plain) } })
  return {
    upload,
    containerId: publicId,
    version,
    known: (await own(context, 'containers')).some(({ id }) => id === publicId),
    replaces: stored !== undefined && stored.published === undefined,
    tags: tags.slice(0, mostListedFindings),
    triggers,
    variables,
    unknowable: await inWords(context, [...unknowable]),
  }
}

type Told = PublishedOrigin['unknowable'][number]

const plain = ({ code, values }: Sentence): Told => ({
  code,
  values: Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === 'object' ? [] : [[name, value]]))),
})

/** Where a stored file comes from, in the language of the member. A sentence that this version does not have any more is left out. */
export async function publishedInWords(context: Context, { version, unknowable }: PublishedOrigin): Promise<{ version: string; unknowable: string[] }> {
  const said: unknown[] = await inWords(context, [...(unknowable as readonly unknown[])])
  return { version, unknowable: said.filter((one) => typeof one === 'string') }
}
