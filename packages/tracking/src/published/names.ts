const longest = 60

/** A name without what names cannot have, on one line and short. */
const plain = (text: string): string => {
  const line = text.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}

/** Gives out names, each once: what comes second with a name gets a number behind it. */
export class Names {
  readonly #given = new Set<string>()

  /** @param reserved Names that are not to be given out. */
  constructor(reserved: Iterable<string> = []) {
    for (const name of reserved) this.#given.add(name)
  }

  give(...parts: readonly string[]): string {
    const wanted = plain(parts.filter((part) => part.trim() !== '').join(' - ')) || '?'
    let name = wanted
    for (let number = 2; this.#given.has(name); number++) name = `${wanted} (${number})`
    this.#given.add(name)
    return name
  }
}
