import { type InteractiveGuide, Refusal, watchHours } from '@tagmason/domain'
import { rounded } from '@tagmason/insight'
import type { Context, Handles } from '../context.ts'
import { base64 } from '../files/table.ts'
import { documentPdf } from './documentPdf.ts'
import { exampleFiles } from './examples/index.ts'
import { guideTexts } from './guides/index.ts'
import { oneOf, textOf } from './stock.ts'
import { tours } from './tours/index.ts'
import { walkthroughs } from './walkthroughs/index.ts'

export const tutorials: Handles<'tutorials'> = {
  'tutorials.catalog': async (context) => {
    const { records, session } = context
    const [videos, guides, examples, written] = [
      await records.list('videos'),
      await records.list('guides'),
      await records.list('codeExamples'),
      await records.list('writtenGuides'),
    ]
    const done = new Map((await records.list('guideProgress')).filter((row) => row.member === session.member.id).map((row) => [row.guide, row.done]))
    return {
      figures: { videos: videos.length, guides: guides.length, examples: examples.length, watchHours: rounded(watchHours(videos)) },
      videos,
      guides: guides.map((guide) => ({ ...guide, done: done.get(guide.id) ?? 0 })),
      examples,
      written,
    }
  },

  'tutorials.video': async (context, { id }) => ({ video: await oneOf(context, 'videos', id), steps: textOf(walkthroughs, id) }),

  'tutorials.guide': async (context, { id }) => opened(context, await oneOf(context, 'guides', id)),

  'tutorials.example': async (context, { id }) => ({ example: await oneOf(context, 'codeExamples', id), ...textOf(exampleFiles, id) }),

  'tutorials.written': async (context, { id }) => ({ guide: await oneOf(context, 'writtenGuides', id), blocks: textOf(guideTexts, id) }),

  'tutorials.keepStep': async (context, { id, done }) => {
    const guide = await oneOf(context, 'guides', id)
    if (done > guide.steps) throw new Refusal('invalid', `'${guide.title}' has ${guide.steps} steps, so ${done} cannot be done: reload the guide.`)
    const { records, session, now } = context
    const key = progressId(context, id)
    const before = await records.get('guideProgress', key)
    const completedAt = before?.completedAt ?? (done === guide.steps ? now.toISOString() : null)
    records.put('guideProgress', key, { id: key, guide: id, member: session.member.id, done, completedAt })
    return opened(context, guide)
  },

  'tutorials.downloadExample': async (context, { id }) => {
    const example = await oneOf(context, 'codeExamples', id)
    const { fileName, code } = textOf(exampleFiles, id)
    context.records.put('codeExamples', id, { ...example, downloads: example.downloads + 1 })
    return { fileName, type: 'text/plain;charset=utf-8', base64: base64(new TextEncoder().encode(code)) }
  },

  'tutorials.downloadWritten': async (context, { id }) => {
    const guide = await oneOf(context, 'writtenGuides', id)
    const pdf = documentPdf(guide.title, guide.description, textOf(guideTexts, id))
    context.records.put('writtenGuides', id, { ...guide, downloads: guide.downloads + 1 })
    return { fileName: `${id}.pdf`, type: 'application/pdf', base64: base64(pdf) }
  },
}

const progressId = ({ session }: Context, guide: string) => `${session.member.id}:${guide}`

async function opened(context: Context, guide: InteractiveGuide) {
  const kept = await context.records.get('guideProgress', progressId(context, guide.id))
  return { guide, steps: textOf(tours, guide.id), done: kept?.done ?? 0, completedAt: kept?.completedAt ?? null }
}
