/** Bytes of UTF-8 in an answer: the densest text that tools give, digits and punctuation, has a token for two bytes, and an answer may have 25,000 tokens. */
export const pageBytes = 45_000

const sizeOf = (text: string) => Buffer.byteLength(text)

/** A text in pieces of at most `pageBytes`, cut between lines where lines are short enough. Joined they are the text. */
export function pagesOf(text: string, most = pageBytes): readonly string[] {
  const pages: string[] = []
  let page = ''
  const add = (piece: string) => {
    if (page !== '' && sizeOf(page) + sizeOf(piece) > most) {
      pages.push(page)
      page = ''
    }
    page += piece
  }
  for (const line of text.split(/(?<=\n)/)) {
    if (sizeOf(line) <= most) add(line)
    // A character has at most four bytes, so this many always fit.
    else for (const piece of line.match(new RegExp(`[^]{1,${Math.floor(most / 4)}}`, 'gu')) ?? []) add(piece)
  }
  return [...pages, page]
}
