import { type ActName, acts, languages, type ReadName, reads, roles } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { actHandlers, readHandlers, sampleEngine } from '@tagmason/engine/testing'

const names = { reads: Object.keys(reads) as ReadName[], acts: Object.keys(acts) as ActName[] }
const modules = import.meta.glob<{ text: Record<string, unknown> }>('../packages/screens/src/{*,*/*,*/*/*}/{text,text.*}.ts', { eager: true })
const catalogues = [...new Set(Object.keys(modules).map((path) => path.replace('../packages/screens/src/', '').replace(/\/text[^/]*$/, '')))]
const actWords = import.meta.glob<{ acts: Record<string, string> }>('../packages/screens/src/shell/{acts,acts.*}.ts', { eager: true })
const actsOf = (language: string) => actWords[`../packages/screens/src/shell/acts${language === 'en' ? '' : `.${language}`}.ts`]?.acts

const textOf = (area: string, language: string) => {
  const found = modules[`../packages/screens/src/${area}/text${language === 'en' ? '' : `.${language}`}.ts`]
  if (found === undefined) throw new Error(`${area} has no texts in ${language}.`)
  return found.text
}

describe('the door', () => {
  it.each(names.acts)('%s has a role, a schema, a handler and a text in four languages', (name) => {
    expect(roles).toContain(acts[name].role)
    expect(acts[name].input).toBeInstanceOf(z.ZodType)
    expect(actHandlers[name]).toBeTypeOf('function')
    const said = languages.map((language) => actsOf(language)?.[name])
    expect(said.every((text) => typeof text === 'string' && text.trim() !== '')).toBe(true)
  })

  it.each(names.reads)('%s has a role, a schema, a handler and topics', (name) => {
    expect(roles).toContain(reads[name].role)
    expect(reads[name].input).toBeInstanceOf(z.ZodType)
    expect(readHandlers[name]).toBeTypeOf('function')
    expect(reads[name].topics.length).toBeGreaterThan(0)
  })
})

type Wording = (...all: unknown[]) => unknown

/** A text made with numbers, which read as text or number alike; one that does to them what only texts can do gets texts. */
function said(words: Wording): string {
  try {
    return String(words(3, 4, 5))
  } catch {
    return String(words('3', '4', '5'))
  }
}

/** Every text as a path with its value. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, said(value as Wording)]]
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}.${key}`))
  return []
}

describe.each(catalogues)('the texts of %s', (area) => {
  const english = new Map(leaves(textOf(area, 'en')))

  it.each(languages.filter((language) => language !== 'en'))('are all there in %s, and in that language', (language) => {
    const own = new Map(leaves(textOf(area, language)))
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([])
    // Names and loan words stay; a language that says most things in English was not translated.
    const long = [...english].filter(([, text]) => text.length > 24)
    expect(long.filter(([path, text]) => own.get(path) === text)).toEqual([])
  })
})

describe('the GA4 calls of a plan', () => {
  it('are each worded by the screens', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('plans.generate', {
      goals: 'Track purchases, newsletter sign-ups, file downloads, scrolling to 50 % and time on page over 30 seconds.',
    })
    const kinds = (await workspace.read('plans.files', undefined))?.ga4.steps.map((step) => step.id.split(':')[0] ?? '') ?? []
    const { ga4Steps } = textOf('setup', 'en')['files'] as { ga4Steps: Record<string, unknown> }
    expect([...new Set(kinds)].sort()).toEqual(Object.keys(ga4Steps).sort())
  })
})
