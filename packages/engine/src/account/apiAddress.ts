/** The parameters of an address, each with all its values. */
export type Address = Readonly<Record<string, readonly string[]>>

/** How a question is written in an address. What is named nowhere here is one text. */
export interface AddressForm {
  /** Lists of texts: `by=device,country`, or the same parameter several times. */
  lists: readonly string[]
  /** Lists of objects: a parameter of another name for each, read by a function. */
  items: Readonly<Record<string, { field: string; read: (text: string) => unknown }>>
}

const numbers = new Set(['limit', 'window'])
const booleans = new Set(['withBots'])

/**
 * Reads a question out of an address, into the object that a body would bring. Only its schema says what is wrong with it, so that both ways are refused with the same
 * words: what cannot be read stays the text that it is. In lists, filters and steps a backslash takes the next character as it is.
 */
export function readAddress(address: Address, { lists, items }: AddressForm): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(address).map(([name, texts]): [string, unknown] => {
      const item = Object.hasOwn(items, name) ? items[name] : undefined
      if (item !== undefined) return [item.field, texts.map(item.read)]
      if (lists.includes(name)) return [name, texts.flatMap((text) => (text === '' ? [] : split(charactersOf(text))))]
      const [text = ''] = texts
      if (texts.length > 1) return [name, texts]
      if (numbers.has(name)) return [name, /^\d{1,15}$/.test(text) ? Number(text) : text]
      if (booleans.has(name)) return [name, text === 'true' ? true : text === 'false' ? false : text]
      return [name, text]
    }),
  )
}

/** `device:desktop,mobile`, `device!:bot`, `param:plan:pro`, `user:plan:pro` or `last:campaign:autumn`. */
export function readFilter(text: string): { field: string; values?: string[]; not?: boolean } {
  const characters = charactersOf(text)
  const start = /^(?:param|user|first|last):/.exec(text)?.[0].length ?? 0
  const colon = characters.findIndex(({ text, escaped }, at) => at >= start && text === ':' && !escaped)
  if (colon === -1) return { field: joined(characters) }
  const before = characters[colon - 1]
  const not = colon > start && before?.text === '!' && !before.escaped
  return { field: joined(characters.slice(0, not ? colon - 1 : colon)), values: split(characters.slice(colon + 1)), ...(not ? { not } : {}) }
}

/** `sign_up`, or with a path `page_view:/pricing`. */
export function readStep(text: string): { name: string; path?: string } {
  const characters = charactersOf(text)
  const colon = characters.findIndex(({ text, escaped }) => text === ':' && !escaped)
  return colon === -1 ? { name: joined(characters) } : { name: joined(characters.slice(0, colon)), path: joined(characters.slice(colon + 1)) }
}

interface Character {
  text: string
  escaped: boolean
}

function charactersOf(text: string): Character[] {
  const characters: Character[] = []
  for (let at = 0; at < text.length; at++) {
    const escaped = text[at] === '\\' && at + 1 < text.length
    if (escaped) at++
    characters.push({ text: text.charAt(at), escaped })
  }
  return characters
}

const joined = (characters: readonly Character[]) => characters.map(({ text }) => text).join('')

/** At commas. */
function split(characters: readonly Character[]): string[] {
  const parts: string[] = ['']
  for (const { text, escaped } of characters)
    if (text === ',' && !escaped) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${text}`)
  return parts
}
