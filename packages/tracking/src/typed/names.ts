const parts = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Letters without their marks, such as `u` for `ü`; what has no letter of ASCII is left out. */
const plain = (text: string): string => text.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')

/** Gives each text a name that a language takes, each once: `add_to_cart` becomes `addToCart`. A word of the language gets an underscore behind it: in front it would mean private in Dart. `isPlain` leaves letters of ASCII only. */
export function identifiers(texts: readonly string[], reserved: ReadonlySet<string>, isPlain = false): ReadonlyMap<string, string> {
  const given = new Map<string, string>()
  const taken = new Set<string>()
  for (const text of texts) {
    if (given.has(text)) continue
    const [first = '', ...rest] = parts(isPlain ? plain(text) : text)
    const joined = first.charAt(0).toLowerCase() + first.slice(1) + rest.map(capital).join('')
    const wanted = joined === '' || /^\p{N}/u.test(joined) ? `event${joined}` : reserved.has(joined) ? `${joined}_` : joined
    let name = wanted
    for (let number = 2; taken.has(name); number++) name = `${wanted}${number}`
    taken.add(name)
    given.set(text, name)
  }
  return given
}
