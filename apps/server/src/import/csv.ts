/** The records of a CSV text (RFC 4180: quotes, doubled quotes, breaks inside of quotes) by the names of its first row. A mark of UTF-8 before it is skipped. */
export async function* recordsOf(lines: AsyncIterable<string>): AsyncIterable<Readonly<Record<string, string>>> {
  let names: readonly string[] | undefined
  for await (const cells of rowsOf(lines)) {
    if (names === undefined) names = cells.map((name, at) => (at === 0 ? name.replace(/^\uFEFF/, '') : name).trim())
    else yield Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
  }
}

async function* rowsOf(lines: AsyncIterable<string>): AsyncIterable<readonly string[]> {
  let open = ''
  for await (const line of lines) {
    const whole = open === '' ? line : `${open}\n${line}`
    // A quote that is still open continues on the next line.
    if ((whole.match(/"/g)?.length ?? 0) % 2 === 1) {
      open = whole
      continue
    }
    open = ''
    if (whole.trim() !== '') yield cellsOf(whole)
  }
  if (open.trim() !== '') yield cellsOf(open)
}

const cellsOf = (row: string): readonly string[] =>
  [...`,${row}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => (quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')))
