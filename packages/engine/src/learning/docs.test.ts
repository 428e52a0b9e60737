import { languages, readMinutes, wordsOf } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { releases } from '../account/releases.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { articleTexts } from './articles/index.ts'
import { guideTexts } from './guides/index.ts'

const open = async () => {
  const { workspace, store } = sampleEngine()
  return { workspace, store, ...(await workspace.read('docs.overview', undefined)) }
}

describe('the documentation', () => {
  it('has an article for each row and a row for each article, as long to read as the row says (LEARN-DOCS-06-B, DATA-ARTICLE-01-B, DATA-DOCCAT-01-B)', async () => {
    const { workspace, categories } = await open()
    const rows = categories.flatMap((category) => category.articles)
    expect(rows.map((row) => row.id).sort()).toEqual(Object.keys(articleTexts).sort())
    expect(rows.length).toBeGreaterThanOrEqual(25)
    for (const { id, readTime } of rows) expect([id, readMinutes(articleTexts[id] ?? [])]).toEqual([id, readTime])
    const { written } = await workspace.read('tutorials.catalog', undefined)
    for (const { id, readTime } of written) expect([id, readMinutes(guideTexts[id] ?? [])]).toEqual([id, readTime])
  })

  it('has texts of 150 to 450 words with headings, a list or steps, and a way into the product', () => {
    for (const [id, blocks] of [...Object.entries(articleTexts), ...Object.entries(guideTexts)]) {
      const words = blocks.map(wordsOf).join(' ').split(/\s+/).length
      expect(words, id).toBeGreaterThanOrEqual(150)
      expect(words, id).toBeLessThanOrEqual(450)
      for (const kinds of [['heading'], ['list', 'steps'], ['link']])
        expect(
          blocks.some((block) => kinds.includes(block.kind)),
          `${id}: ${kinds.join()}`,
        ).toBe(true)
    }
  })

  it('lists what the installed version brought in a project of one’s own, and its own rows in the sample (LEARN-DOCS-12-B, DATA-UPDATE-01-B)', async () => {
    const { workspace, updates } = await open()
    expect(updates[0]).toMatchObject({ title: 'Screenshot analysis finds form fields' })
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const listed = async () => (await workspace.read('docs.overview', undefined)).updates
    const [installed] = releases
    for (const language of languages) {
      await workspace.act('session.setPreferences', { language })
      const rows = await listed()
      expect(rows.filter(({ id }) => id.startsWith(`${installed.version}:`)).map(({ title }) => title)).toEqual(installed.notes[language])
      expect(rows.filter(({ date }) => date.startsWith('2024'))).toEqual([])
      expect(rows.map(({ type }) => type)).toEqual(releases.flatMap(({ types }) => types))
    }
  })

  it('leads only to articles that exist', () => {
    for (const block of [...Object.values(articleTexts), ...Object.values(guideTexts)].flat())
      if (block.kind === 'link' && block.href.includes('?article=')) expect(Object.keys(articleTexts)).toContain(block.href.split('=')[1])
  })

  it('finds every article first by its whole title (LEARN-DOCS-04-B, DATA-ARTICLE-01-B)', async () => {
    const { workspace, categories } = await open()
    for (const { id, title } of categories.flatMap((category) => category.articles))
      expect((await workspace.read('docs.search', { query: title }))[0]?.article.id).toBe(id)
    expect(await workspace.read('docs.search', { query: 'zeppelin' })).toEqual([])
    await expect(workspace.read('docs.search', { query: '   ' })).rejects.toMatchObject({ code: 'invalid' })
  })

  it.each(['snippet', 'tracking code', 't.js'])('finds the code for the site by %j', async (query) => {
    const { workspace } = await open()
    expect((await workspace.read('docs.search', { query })).slice(0, 3).map(({ article }) => article.id)).toContain('install-the-snippets')
  })

  it('finds how a container is imported', async () => {
    const { workspace } = await open()
    expect((await workspace.read('docs.search', { query: 'import' }))[0]?.article.id).toBe('import-the-container')
  })

  it('counts openings of the last 30 days, and orders the popular ones by them (LEARN-DOCS-11-B, DATA-POPULAR-01-B)', async () => {
    const { workspace, popular, store } = await open()
    expect(popular.map((row) => row.views)).toEqual([12_480, 10_932, 9_876, 9_641, 8_217])
    const [, second] = popular
    for (const id of [second, second, second].map((row) => row?.id ?? '')) await workspace.act('docs.open', { id })
    expect((await workspace.read('docs.article', { id: second?.id ?? '' })).article.views).toBe(10_935)
    await store.commit([{ collection: 'articleViews', id: 'old', row: { id: 'old', article: second?.id ?? '', day: '2023-12-01', views: 9_000 } }])
    expect((await workspace.read('docs.overview', undefined)).popular[1]?.views).toBe(10_935)
    await expect(workspace.act('docs.open', { id: 'zeppelins' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.read('docs.article', { id: 'zeppelins' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('takes a reader’s stars into the mean once, whatever they change them to (LEARN-DOCS-06-B)', async () => {
    const { workspace } = await open()
    const id = 'how-long-data-is-kept'
    const read = () => workspace.read('docs.article', { id })
    expect((await read()).stars).toBeNull()
    await workspace.act('docs.rate', { id, stars: 1 })
    await workspace.act('docs.rate', { id, stars: 5 })
    const { article, stars } = await read()
    expect(stars).toBe(5)
    expect([article.ratings, article.rating]).toEqual([20, 4.24])
    await expect(workspace.act('docs.rate', { id, stars: 6 })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('is the account’s: a project of one’s own reads the same', async () => {
    const { workspace, categories } = await open()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect((await workspace.read('docs.overview', undefined)).categories.length).toBe(categories.length)
  })
})
