/** The text of an answer in the encoding that it names: in its header, else in the page's first kilobyte, else UTF-8. */
export function answerText(body: Buffer, contentType: string): string {
  const said = /charset\s*=\s*["']?([\w.:-]+)/i
  const name = said.exec(contentType)?.[1] ?? said.exec(body.subarray(0, 1024).toString('latin1'))?.[1] ?? 'utf-8'
  return decoder(name).decode(body)
}

/** What no standard knows is taken for UTF-8. */
function decoder(name: string): TextDecoder {
  try {
    return new TextDecoder(name)
  } catch {
    return new TextDecoder()
  }
}
