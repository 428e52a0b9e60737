import type { CodeExample, HelpArticle, LearningCount, VideoTutorial, WrittenGuide } from '@tagmason/domain'
import { inSpace, mark, spacedId } from '../account/inSpace.ts'
import type { Context } from '../context.ts'

/** What was counted outside the sample, by id; 0 where nothing was. */
export async function countsOf(context: Context): Promise<(id: string) => number> {
  const counts = new Map((await inSpace(context, 'learningCounts')).map(({ id, count }) => [id, count]))
  return (id) => counts.get(spacedId(context, id)) ?? 0
}

/** Counts once more outside the sample. */
export async function countOnce(context: Context, item: string): Promise<void> {
  const id = spacedId(context, item)
  const before: LearningCount = (await context.records.get('learningCounts', id)) ?? { id, count: 0, ...mark(context) }
  context.records.put('learningCounts', id, { ...before, count: before.count + 1 })
}

/** Nobody who is paid to teach stands behind the real space: what the product brings along is its own. */
const maker = 'Tagmason'

/** An article as the space knows it before anybody reads it. */
export const unread = ({ session }: Context, article: HelpArticle): HelpArticle =>
  session.space === 'sample' ? article : { ...article, author: maker, views: 0, rating: 0, ratings: 0 }

/** A film with the plays of this space. */
export const played = ({ session }: Context, video: VideoTutorial, countOf: (id: string) => number): VideoTutorial =>
  session.space === 'sample' ? video : { ...video, instructor: maker, views: countOf(video.id), rating: 0 }

/** A file with the downloads of this space. */
export const downloaded = <Row extends CodeExample | WrittenGuide>({ session }: Context, row: Row, countOf: (id: string) => number): Row =>
  session.space === 'sample' ? row : { ...row, downloads: countOf(row.id) }
