import { type HelpArticle, popularArticles, Refusal, type Update, withArticles } from '@tagmason/domain'
import { rounded, searchIndex, sum } from '@tagmason/insight'
import { inSpace, mark, spacedId } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { articleTexts } from './articles/index.ts'
import { unread } from './counts.ts'
import { oneOf, searchable, textOf } from './stock.ts'

const month = 30 * 86_400_000

export const docs: Handles<'docs'> = {
  'docs.overview': async (context) => {
    const articles = await counted(context)
    const updates = await updatesFor(context)
    return {
      categories: withArticles(await context.records.list('categories'), articles),
      popular: popularArticles(articles),
      recent: articles.toSorted((a, b) => b.revised.localeCompare(a.revised)).slice(0, 5),
      updates: updates.toSorted((a, b) => b.date.localeCompare(a.date)),
    }
  },

  'docs.article': async (context, { id }) => {
    const articles = await counted(context)
    const article = articles.find((each) => each.id === id)
    if (article === undefined) throw new Refusal('notFound', `There is no article '${id}': search for it by its words.`)
    const given = await context.records.get('articleRatings', ratingId(context, id))
    return {
      article,
      category: await categoryOf(context, article),
      blocks: textOf(articleTexts, id),
      related: articles.filter((each) => each.category === article.category && each.id !== id).slice(0, 4),
      stars: given?.stars ?? null,
    }
  },

  'docs.search': async (context, { query }) => {
    const articles = await counted(context)
    const categories = new Map((await context.records.list('categories')).map(({ id, title }) => [id, title]))
    return searchIndex(articles.map(searchable))(query).flatMap(({ id, title, excerpt }) => {
      const article = articles.find((each) => each.id === id)
      return article === undefined ? [] : [{ article, category: categories.get(article.category) ?? '', title, excerpt }]
    })
  },

  'docs.open': async (context, { id }) => {
    await oneOf(context, 'articles', id)
    const day = context.now.toISOString().slice(0, 10)
    const key = spacedId(context, `${id}:${day}`)
    const views = (await context.records.get('articleViews', key))?.views ?? 0
    context.records.put('articleViews', key, { id: key, article: id, day, views: views + 1, ...mark(context) })
  },

  'docs.rate': async (context, { id, stars }) => {
    await oneOf(context, 'articles', id)
    const key = ratingId(context, id)
    context.records.put('articleRatings', key, { id: key, article: id, member: context.session.member.id, stars, ...mark(context) })
  },
}

/** In the sample its own; elsewhere what this version of the product brought, in the member's language. */
async function updatesFor({ records, session }: Context): Promise<Update[]> {
  if (session.space === 'sample') return records.list('updates')
  const { updatesOf } = await import('../account/releases.ts')
  return updatesOf(session.preferences.language)
}

const ratingId = (context: Context, article: string) => spacedId(context, `${context.session.member.id}:${article}`)

const categoryOf = async ({ records }: Context, { category }: HelpArticle) => (await records.get('categories', category))?.title ?? ''

/** The articles with what was counted since: openings of the last 30 days, and the stars of readers as a part of the mean. */
async function counted(context: Context): Promise<HelpArticle[]> {
  const { records, now } = context
  const articles = (await records.list('articles')).map((article) => unread(context, article))
  const [views, given] = [await inSpace(context, 'articleViews'), await inSpace(context, 'articleRatings')]
  const since = new Date(now.getTime() - month).toISOString().slice(0, 10)
  return articles.map((article) => {
    const stars = given.filter((each) => each.article === article.id).map((each) => each.stars)
    const ratings = article.ratings + stars.length
    return {
      ...article,
      views: article.views + sum(views.filter((each) => each.article === article.id && each.day >= since).map((each) => each.views)),
      rating: ratings === 0 ? 0 : rounded((article.rating * article.ratings + sum(stars)) / ratings, 2),
      ratings,
    }
  })
}
