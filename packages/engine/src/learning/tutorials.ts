import { type GuideProgress, type InteractiveGuide, Refusal, watchHours } from '@tagmason/domain'
import { rounded } from '@tagmason/insight'
import { inSpace, mark, spacedId } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { base64 } from '../files/table.ts'
import { countOnce, countsOf, downloaded, played } from './counts.ts'
import { documentPdf } from './documentPdf.ts'
import { exampleFiles } from './examples/index.ts'
import { guideTexts } from './guides/index.ts'
import { oneOf, textOf } from './stock.ts'
import { tours } from './tours/index.ts'
import { walkthroughs } from './walkthroughs/index.ts'

export const tutorials: Handles<'tutorials'> = {
  'tutorials.catalog': async (context) => {
    const { records, session } = context
    const countOf = await countsOf(context)
    const videos = (await records.list('videos')).map((video) => played(context, video, countOf))
    const examples = (await records.list('codeExamples')).map((example) => downloaded(context, example, countOf))
    const written = (await records.list('writtenGuides')).map((guide) => downloaded(context, guide, countOf))
    const progress = await inSpace(context, 'guideProgress')
    const guides = (await records.list('guides')).map((guide) => completed(context, guide, progress))
    const done = new Map(progress.filter((row) => row.member === session.member.id).map((row) => [row.guide, row.done]))
    return {
      figures: {
        videos: videos.length,
        guides: guides.length,
        examples: examples.length,
        watchHours: rounded(watchHours(videos), session.space === 'sample' ? 0 : 1),
      },
      videos,
      guides: guides.map((guide) => ({ ...guide, done: done.get(guide.id) ?? 0 })),
      examples,
      written,
    }
  },

  'tutorials.video': async (context, { id }) => ({
    video: played(context, await oneOf(context, 'videos', id), await countsOf(context)),
    steps: textOf(walkthroughs, id),
  }),

  'tutorials.guide': async (context, { id }) => opened(context, await oneOf(context, 'guides', id)),

  'tutorials.example': async (context, { id }) => ({
    example: downloaded(context, await oneOf(context, 'codeExamples', id), await countsOf(context)),
    ...textOf(exampleFiles, id),
  }),

  'tutorials.written': async (context, { id }) => ({
    guide: downloaded(context, await oneOf(context, 'writtenGuides', id), await countsOf(context)),
    blocks: textOf(guideTexts, id),
  }),

  /** The sample's plays are those that the specification gives. */
  'tutorials.open': async (context, { id }) => {
    await oneOf(context, 'videos', id)
    if (context.session.space === 'real') await countOnce(context, id)
  },

  'tutorials.keepStep': async (context, { id, done }) => {
    const guide = await oneOf(context, 'guides', id)
    if (done > guide.steps) throw new Refusal('invalid', `'${guide.title}' has ${guide.steps} steps, so ${done} cannot be done: reload the guide.`)
    const { records, session, now } = context
    const key = progressId(context, id)
    const before = await records.get('guideProgress', key)
    const completedAt = before?.completedAt ?? (done === guide.steps ? now.toISOString() : null)
    records.put('guideProgress', key, { id: key, guide: id, member: session.member.id, done, completedAt, ...mark(context) })
    return opened(context, guide)
  },

  'tutorials.downloadExample': async (context, { id }) => {
    const example = await oneOf(context, 'codeExamples', id)
    const { fileName, code } = textOf(exampleFiles, id)
    if (context.session.space === 'real') await countOnce(context, id)
    else context.records.put('codeExamples', id, { ...example, downloads: example.downloads + 1 })
    return { fileName, type: 'text/plain;charset=utf-8', base64: base64(new TextEncoder().encode(code)) }
  },

  'tutorials.downloadWritten': async (context, { id }) => {
    const guide = await oneOf(context, 'writtenGuides', id)
    const pdf = await documentPdf(guide.title, guide.description, textOf(guideTexts, id))
    if (context.session.space === 'real') await countOnce(context, id)
    else context.records.put('writtenGuides', id, { ...guide, downloads: guide.downloads + 1 })
    return { fileName: `${id}.pdf`, type: 'application/pdf', base64: base64(pdf) }
  },
}

const progressId = (context: Context, guide: string) => spacedId(context, `${context.session.member.id}:${guide}`)

async function opened(context: Context, guide: InteractiveGuide) {
  const kept = await context.records.get('guideProgress', progressId(context, guide.id))
  return {
    guide: completed(context, guide, await inSpace(context, 'guideProgress')),
    steps: textOf(tours, guide.id),
    done: kept?.done ?? 0,
    completedAt: kept?.completedAt ?? null,
  }
}

/** A guide with how many percent of those who began it in this space came to its end. */
function completed({ session }: Context, guide: InteractiveGuide, progress: readonly GuideProgress[]): InteractiveGuide {
  if (session.space === 'sample') return guide
  const begun = progress.filter((row) => row.guide === guide.id)
  const ended = begun.filter(({ completedAt }) => completedAt !== null).length
  return { ...guide, completionRate: begun.length === 0 ? 0 : Math.round((ended / begun.length) * 100) }
}
