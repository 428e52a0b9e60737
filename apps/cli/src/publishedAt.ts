import { TextDecoder } from 'node:util'
import { bytesOf } from './bytes.ts'
import { Unusable } from './streams.ts'

/** The largest script that is read; those of the largest containers have 1.5 MB. */
const most = 10_000_000
const container = /^(?:GTM-[A-Z0-9]{4,10}|(?:G|GT|AW|DC)-[A-Z0-9]{4,14})$/i

/** The text of a published script: of a container by its id, over the network, or of a file. Throws an `Unusable` that says why where it cannot be had. */
export async function publishedAt(from: string, ask: typeof fetch = fetch): Promise<string> {
  if (container.test(from)) return await fetched(from.toUpperCase(), ask)
  const bytes = await bytesOf(from, most)
  if (bytes === null) throw new Unusable(`${from} has more than ${most / 1_000_000} MB, which no published container has: name the script alone.`)
  return new TextDecoder().decode(bytes)
}

/** One server is asked, by its certificate, and it cannot send elsewhere: an id leads into no other network. */
async function fetched(id: string, ask: typeof fetch): Promise<string> {
  const url = `https://www.googletagmanager.com/${id.startsWith('GTM-') ? 'gtm.js' : 'gtag/js'}?id=${encodeURIComponent(id)}`
  const failed = (why: string) => new Unusable(`${id} could not be fetched (${why}): save the script in a browser and name the file.`)
  let answer: Response
  try {
    answer = await ask(url, { redirect: 'error', signal: AbortSignal.timeout(15_000) })
  } catch (error) {
    throw failed(error instanceof Error ? error.message : String(error))
  }
  if (answer.status !== 200) throw failed(`the answer was ${answer.status}`)
  const text = await answer.text()
  if (text.length > most) throw failed(`more than ${most / 1_000_000} MB`)
  return text
}
