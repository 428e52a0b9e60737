import { act, byId, nothing, read } from '../declare.ts'
import type { LearningFile } from './content.ts'
import { type ArticleHit, type Documentation, type OpenArticle, rateSchema, searchSchema } from './docs.ts'
import { guideStepSchema, type OpenExample, type OpenGuide, type OpenWritten, type Tutorials, type Walkthrough } from './tutorialTerms.ts'

export const learningReads = {
  'docs.overview': read<Documentation>()({ input: nothing, role: 'viewer', topics: ['articles', 'categories', 'updates', 'articleViews', 'articleRatings'] }),
  'docs.article': read<OpenArticle>()({ input: byId, role: 'viewer', topics: ['articles', 'articleViews', 'articleRatings'] }),
  /** Ranked: the best first. */
  'docs.search': read<ArticleHit[]>()({ input: searchSchema, role: 'viewer', topics: ['articles'] }),
  'tutorials.catalog': read<Tutorials>()({
    input: nothing,
    role: 'viewer',
    topics: ['videos', 'guides', 'codeExamples', 'writtenGuides', 'guideProgress'],
  }),
  'tutorials.video': read<Walkthrough>()({ input: byId, role: 'viewer', topics: ['videos'] }),
  'tutorials.guide': read<OpenGuide>()({ input: byId, role: 'viewer', topics: ['guides', 'guideProgress'] }),
  'tutorials.example': read<OpenExample>()({ input: byId, role: 'viewer', topics: ['codeExamples'] }),
  'tutorials.written': read<OpenWritten>()({ input: byId, role: 'viewer', topics: ['writtenGuides'] }),
} as const

export const learningActs = {
  /** Counts that somebody opened an article. */
  'docs.open': act<void>()({ input: byId, role: 'viewer' }),
  'docs.rate': act<void>()({ input: rateSchema, role: 'viewer' }),
  /** Keeps where this member stands in a guide. */
  'tutorials.keepStep': act<OpenGuide>()({ input: guideStepSchema, role: 'viewer' }),
  /** The files are counted with each download. */
  'tutorials.downloadExample': act<LearningFile>()({ input: byId, role: 'viewer' }),
  'tutorials.downloadWritten': act<LearningFile>()({ input: byId, role: 'viewer' }),
} as const
