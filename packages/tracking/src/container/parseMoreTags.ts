import { documentOf, type FileFault } from '../simulate/tests/document.ts'
import { say, type Sentence } from '../sentences/say.ts'
import { type TagType, tagTypeOf, tagTypesWith } from '../tagTypes/index.ts'
import { neededKeys } from '../tagTypes/write.ts'
import type { MoreTag } from './moreTags.ts'

type Bag = Readonly<Record<string, unknown>>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)
const own = ['type', 'on', 'name', 'consent']

/** What is wrong with one entry, and the key that it is about. */
class Wrong extends Error {
  readonly key: string
  readonly sentence: Sentence
  constructor(key: string, sentence: Sentence) {
    super(sentence.code)
    this.key = key
    this.sentence = sentence
  }
}

function textAt(entry: Bag, key: string): string | undefined {
  const value = entry[key]
  if (value === undefined) return undefined
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new Wrong(key, say('tags.file.noText', { key }))
}

function typeAt(entry: Bag): TagType {
  const code = textAt(entry, 'type') ?? ''
  const type = tagTypeOf(code)
  if (type?.fields !== undefined) return type
  throw new Wrong('type', say('tags.file.noType', { type: code, types: tagTypesWith(({ fields }) => fields !== undefined).join(', ') }))
}

function tagAt(entry: unknown): MoreTag {
  if (!isBag(entry)) throw new Wrong('', say('tags.file.noTag', { example: '{ type: gclidw }' }))
  const type = typeAt(entry)
  const keys = (type.fields ?? []).filter((field) => field.type !== 'LIST').map(({ key }) => key)
  for (const key of Object.keys(entry))
    if (!own.includes(key) && !keys.includes(key)) throw new Wrong(key, say('tags.file.noKey', { type: type.code, key, keys: [...own, ...keys].join(', ') }))
  const values = Object.fromEntries(keys.flatMap((key) => (entry[key] === undefined ? [] : [[key, textAt(entry, key) ?? '']])))
  const gone = neededKeys(type).find((key) => (values[key] ?? '').trim() === '')
  if (gone !== undefined) throw new Wrong('type', say('tags.file.needs', { type: type.code, key: gone }))
  const { destination } = type
  const id = destination === undefined ? '' : (values[destination.key] ?? '')
  if (destination?.isNumber === true && !/^\d+$/.test(id) && !id.includes('{{'))
    throw new Wrong(destination.key, say('tags.file.noNumber', { key: destination.key, id }))
  const { consent } = entry
  if (consent !== undefined && !(Array.isArray(consent) && consent.every((one) => typeof one === 'string')))
    throw new Wrong('consent', say('tags.file.consent'))
  const [on, name] = [textAt(entry, 'on'), textAt(entry, 'name')]
  return {
    type: type.code,
    values,
    ...(on !== undefined && { on }),
    ...(name !== undefined && { name }),
    ...(consent !== undefined && { consent: consent as string[] }),
  }
}

/** The tags of a YAML or JSON text: a list, or an object with `tags`. What is wrong with it first, with its place, where it has none. */
export function parseMoreTags(text: string): readonly MoreTag[] | FileFault {
  const source = documentOf(text)
  if ('message' in source) return source
  const path = isBag(source.value) ? ['tags'] : []
  const list = isBag(source.value) ? source.value['tags'] : source.value
  if (!Array.isArray(list)) return { message: say('tags.file.noList'), place: source.place(path) }
  const found: MoreTag[] = []
  for (const [at, entry] of list.entries())
    try {
      found.push(tagAt(entry))
    } catch (error) {
      if (error instanceof Wrong) return { message: error.sentence, place: source.place([...path, at, ...(error.key === '' ? [] : [error.key])]) }
      throw error
    }
  return found
}
