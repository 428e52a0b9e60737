import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const inSample = { project: 'analytics-dashboard' }
async function real() {
  const engine = sampleEngine()
  await engine.workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  return engine
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

describe('what is counted of learning in a real project', () => {
  it('begins at 0', async () => {
    const { workspace } = await real()
    const { categories } = await workspace.read('docs.overview', undefined)
    const articles = categories.flatMap((shelf) => shelf.articles)
    expect(articles.length).toBeGreaterThan(10)
    expect(articles.map(({ views, rating, ratings, author }) => [views, rating, ratings, author])).toEqual(articles.map(() => [0, 0, 0, 'Tagmason']))
    const { figures, videos, guides, examples, written } = await workspace.read('tutorials.catalog', undefined)
    expect([figures.videos, figures.watchHours]).toEqual([42, 0])
    expect(sum(videos.flatMap(({ views, rating }) => [views, rating]))).toBe(0)
    expect(sum([...examples, ...written].map(({ downloads }) => downloads))).toBe(0)
    expect(sum(guides.flatMap(({ completionRate, done }) => [completionRate, done]))).toBe(0)
  })

  it('is what was done in it, apart from the sample (LEARN-TUT-06-B, LEARN-TUT-12-B, LEARN-TUT-13-B, LEARN-TUT-14-B, LEARN-DOCS-06-B)', async () => {
    const { workspace } = await real()
    const catalog = async () => workspace.read('tutorials.catalog', undefined)
    const { videos, guides, examples, written } = await catalog()
    const [video, guide, example, paper] = [videos[0], guides[0], examples[0], written[0]]
    if (video === undefined || guide === undefined || example === undefined || paper === undefined) throw new Error('nothing to learn')
    await workspace.act('session.selectProject', inSample)
    const before = await catalog()
    await workspace.act('tutorials.open', { id: video.id })
    expect(await catalog()).toEqual(before)
    await workspace.act('session.selectProject', { project: 'shop' })

    await workspace.act('tutorials.open', { id: video.id })
    await workspace.act('tutorials.keepStep', { id: guide.id, done: guide.steps })
    await workspace.act('tutorials.downloadExample', { id: example.id })
    await workspace.act('tutorials.downloadWritten', { id: paper.id })
    await workspace.act('docs.open', { id: 'install-the-snippets' })
    await workspace.act('docs.rate', { id: 'install-the-snippets', stars: 4 })

    const now = await catalog()
    expect([now.videos[0]?.views, now.guides[0]?.completionRate, now.guides[0]?.done, now.examples[0]?.downloads, now.written[0]?.downloads]).toEqual([
      1,
      100,
      guide.steps,
      1,
      1,
    ])
    expect(now.figures.watchHours).toBeGreaterThan(0)
    expect((await workspace.read('tutorials.video', { id: video.id })).video.views).toBe(1)
    expect((await workspace.read('docs.article', { id: 'install-the-snippets' })).article).toMatchObject({ views: 1, rating: 4, ratings: 1 })

    await workspace.act('session.selectProject', inSample)
    expect(await catalog()).toEqual(before)
    expect((await workspace.read('docs.article', { id: 'install-the-snippets' })).stars).toBeNull()
    // Beginning the sample anew takes nothing from what is real.
    await workspace.act('workspace.reset', undefined)
    await workspace.act('session.selectProject', { project: 'shop' })
    expect((await catalog()).examples[0]?.downloads).toBe(1)
  })
})
