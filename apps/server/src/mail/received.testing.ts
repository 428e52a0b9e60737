import type { TakenMail } from './smtp.testing.ts'

export interface Received {
  from: string
  to: string[]
  subject: string
  messageId: string
  /** The text as its reader sees it. */
  text: string
  /** The same as a page; empty where it has none. */
  html: string
  /** Names of attached files. */
  files: string[]
}

/** A mail as the program of its reader shows it: headers unfolded and decoded, the text part decoded. */
export function received({ from, to, text: wire }: TakenMail): Received {
  const { headers, body } = parts(wire)
  const boundary = /boundary="?([^";\s]+)/.exec(headers['content-type'] ?? '')?.[1]
  const pieces =
    boundary === undefined
      ? [{ headers, body }]
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => parts(part.replace(/^\n/, '')))
  const written = pieces.find((part) => part.headers['content-type']?.startsWith('text/plain') === true && part.headers['content-disposition'] === undefined)
  const page = pieces.find((part) => part.headers['content-type']?.startsWith('text/html') === true && part.headers['content-disposition'] === undefined)
  return {
    from,
    to,
    subject: decodedWords(headers['subject'] ?? ''),
    messageId: headers['message-id'] ?? '',
    text: written === undefined ? '' : decoded(written.body, written.headers['content-transfer-encoding'] ?? '7bit'),
    html: page === undefined ? '' : decoded(page.body, page.headers['content-transfer-encoding'] ?? '7bit'),
    files: pieces.flatMap((part) => /filename="?([^";]+)/.exec(part.headers['content-disposition'] ?? '')?.[1] ?? []),
  }
}

function parts(text: string): { headers: Record<string, string>; body: string } {
  const end = text.indexOf('\n\n')
  const lines = text
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]))
  return { headers, body: text.slice(end + 2) }
}

const quoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? quoted(body.replaceAll('=\n', '')) : body
}

/** RFC 2047. Neighbouring words are one text. */
const decodedWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      way.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : quoted(word.replaceAll('_', ' ')),
    )
