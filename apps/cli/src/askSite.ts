import { gunzipSync } from 'node:zlib'

/** Milliseconds for one answer, and bytes that are read of it. */
const patience = 15_000
const longest = 5_000_000

/** What a site answers; the status is 0 where no answer came. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

const none: Answer = { status: 0, type: '', text: '' }

/** Asks for an address and follows no redirect: `to` is where one leads. */
export async function asked(url: URL, agent: string): Promise<{ readonly answer: Answer; readonly to: URL | undefined }> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience), headers: { 'User-Agent': agent } })
    const { status } = answer
    const location = status >= 300 && status < 400 ? answer.headers.get('location') : null
    if (location !== null) {
      await answer.body?.cancel()
      const to = URL.canParse(location, url) ? new URL(location, url) : undefined
      return { answer: { ...none, status }, to }
    }
    return { answer: { status, type: answer.headers.get('content-type') ?? '', text: await textOf(answer) }, to: undefined }
  } catch {
    return { answer: none, to: undefined }
  }
}

/** The text of an answer, of as many bytes as are read of one; a file that was packed by gzip, such as sitemap.xml.gz, unpacked. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk as Uint8Array)
    length += (chunk as Uint8Array).length
    if (length >= longest) break
  }
  const bytes = Buffer.concat(chunks).subarray(0, longest)
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  return (isPacked ? gunzipSync(bytes, { maxOutputLength: 10 * longest }) : bytes).toString('utf8')
}
