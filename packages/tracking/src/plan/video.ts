import type { Draft } from './draftTerms.ts'

/** 'Video engagement' asks for start, progress and end; other drafts stay as they are. */
export function expandVideo(drafts: readonly Draft[]): Draft[] {
  return drafts.flatMap((draft): Draft[] => {
    if (draft.candidate.detail !== 'all' || draft.candidate.concept !== 'videoStart') return [draft]
    const candidate = { ...draft.candidate, detail: undefined }
    return [
      { ...draft, candidate },
      { ...draft, candidate: { ...candidate, concept: 'videoProgress' } },
      { ...draft, candidate: { ...candidate, concept: 'videoComplete' } },
    ]
  })
}
