import { z } from 'zod'
import { act, read } from '../declare.ts'
import { byId, nothing, text } from '../inputTerms.ts'
import { checkRhythms, type PageCheck, type PagePicture, type PageReport } from './pageChecks.ts'

const pageInput = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2000),
  containerId: text(20).optional(),
  journey: z.string().trim().max(10_000).optional(),
  rhythm: z.enum(checkRhythms),
})

/** Checks of real pages in the server's browser. */
export const pageCheckReads = {
  'pageChecks.list': read<PageCheck[]>()({ input: nothing, role: 'viewer', topics: ['pageChecks', 'preferences'] }),
  'pageChecks.report': read<PageReport | null>()({ input: byId, role: 'viewer', topics: ['pageChecks', 'pageReports', 'preferences'] }),
  'pageChecks.pictures': read<PagePicture[]>()({ input: byId, role: 'viewer', topics: ['pageChecks', 'pagePictures', 'preferences'] }),
} as const

export const pageCheckActs = {
  /** Puts a page among those that are checked; the job visits it. */
  'pageChecks.start': act<PageCheck>()({ input: pageInput, role: 'editor' }),
  'pageChecks.again': act<PageCheck>()({ input: byId, role: 'editor' }),
  'pageChecks.setRhythm': act<PageCheck>()({ input: byId.extend({ rhythm: z.enum(checkRhythms) }), role: 'editor' }),
  'pageChecks.remove': act<void>()({ input: byId, role: 'editor' }),
} as const
