import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchIndex, type SearchDocument } from './search.ts'
import { fold, tokensOf } from './searchTokens.ts'

const document = (id: string, title: string, body: string, headings: string[] = []): SearchDocument => ({ id, title, headings, body })
const shelf = [
  document('import', 'Import the container', 'Choose Merge in the dialog. Look at the preview of the container before you confirm.', ['Merge or overwrite']),
  document('consent', 'Consent Mode in ten minutes', 'Four signals tell the tags what people agreed to. Événements without consent are held back.'),
  document('names', 'Name events', 'An event has a verb and an object. Parameters such as add_to_cart carry the rest.', ['The rules of GA4']),
]
const found = (query: string) => searchIndex(shelf)(query).map((hit) => hit.id)

describe('searching', () => {
  it('puts a title before a body, and finds nothing for nothing', () => {
    expect(found('container')).toEqual(['import'])
    expect(found('events')).toEqual(['names'])
    expect(found('   ')).toEqual([])
    expect(found('…!?')).toEqual([])
    expect(found('zeppelin')).toEqual([])
    expect(searchIndex([])('container')).toEqual([])
  })

  it('takes the last word as a beginning, plurals and accents as one word, names from code apart', () => {
    expect(found('how do I impo')).toEqual(['import'])
    expect(found('evenement')).toEqual(['consent'])
    expect(found('CART')).toEqual(['names'])
    expect(found('add_to_cart')).toEqual(['names'])
  })

  it('leaves out what holds less than half of the words', () => {
    expect(found('merge preview dialog zeppelin')).toEqual(['import'])
    expect(found('merge zeppelin balloon')).toEqual([])
  })

  it('shows the place where the words stand, and marks them', () => {
    const long = document('long', 'Long', `${'Nothing is said here. '.repeat(20)}Look at the preview before you confirm. ${'And nothing here. '.repeat(20)}`)
    const [hit] = searchIndex([long])('confirm previ')
    expect(hit?.excerpt.slice(0, 5)).toEqual([
      { text: '… ' },
      { text: 'Look at the ' },
      { text: 'preview', look: 'found' },
      { text: ' before you ' },
      { text: 'confirm', look: 'found' },
    ])
    expect(hit?.excerpt.at(-1)).toEqual({ text: ' …' })
    expect(searchIndex(shelf)('mode')[0]?.title).toEqual([{ text: 'Consent ' }, { text: 'Mode', look: 'found' }, { text: ' in ten minutes' }])
  })
})

const word = fc.stringMatching(/^[a-zA-ZéèüñçÅß]{2,9}$/)
const text = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => `${words.join(' ')}.`)
const documents = fc
  .array(fc.tuple(text, fc.array(text, { maxLength: 2 }), text), { minLength: 1, maxLength: 8 })
  .map((all) => all.map(([title, headings, body], place) => ({ id: String(place), title, headings, body })))

describe('for any texts', () => {
  it('hits come best first, each once, with scores above nothing', () => {
    fc.assert(
      fc.property(documents, text, (all, query) => {
        const hits = searchIndex(all)(query)
        expect(new Set(hits.map((hit) => hit.id)).size).toBe(hits.length)
        expect(hits.map((hit) => hit.score)).toEqual(hits.map((hit) => hit.score).sort((a, b) => b - a))
        for (const hit of hits) expect(hit.score).toBeGreaterThan(0)
      }),
    )
  })

  it('every word of a text finds it, and so does every beginning of it of two letters and more', () => {
    fc.assert(
      fc.property(documents, fc.nat(), fc.nat(), (all, which, length) => {
        const some = all[which % all.length]
        const words = (some?.body ?? '').replace('.', '').split(' ')
        const one = words[which % words.length] ?? ''
        const ids = (query: string) => searchIndex(all)(query).map((hit) => hit.id)
        expect(ids(one)).toContain(some?.id)
        expect(ids(one.slice(0, 2 + (length % one.length)))).toContain(some?.id)
      }),
    )
  })

  it('case and accents make no difference', () => {
    fc.assert(
      fc.property(documents, text, (all, query) => {
        const bare = query.normalize('NFD').replace(/\p{M}/gu, '')
        const scores = (words: string) => searchIndex(all)(words).map((hit) => [hit.id, hit.score])
        expect(scores(bare)).toEqual(scores(query))
        expect(scores(query.toLowerCase())).toEqual(scores(query))
      }),
    )
  })

  it('titles and excerpts are the text itself, and what is marked begins like something that was searched for', () => {
    fc.assert(
      fc.property(documents, text, (all, query) => {
        const asked = tokensOf(query).map((token) => token.word)
        for (const { id, title, excerpt } of searchIndex(all)(query)) {
          const some = all[Number(id)]
          expect(title.map((span) => span.text).join('')).toBe(some?.title)
          const shown = excerpt.filter((span) => span.text !== '… ' && span.text !== ' …').map((span) => span.text)
          expect(some?.body).toContain(shown.join(''))
          for (const span of [...title, ...excerpt]) if (span.look === 'found') expect(asked.some((each) => fold(span.text).startsWith(each))).toBe(true)
        }
      }),
    )
  })

  it('a word in the title ranks above the same word in an equal body', () => {
    fc.assert(
      fc.property(word, text, (one, rest) => {
        fc.pre(!tokensOf(rest).some((token) => token.word.startsWith(fold(one))))
        const [first] = searchIndex([document('body', rest, `${rest} ${one}`), document('title', `${rest} ${one}`, rest)])(one)
        expect(first?.id).toBe('title')
      }),
    )
  })
})
