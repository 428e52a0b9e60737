import { languages } from '@tagmason/domain'
import type { Result } from './result.ts'

/** Words of elements that were found, of a kind or of pages in a language. */
export interface TextScore {
  name: string
  count: number
  /** Share that is right to the letter, capitals and accents too. */
  exact: number
  /** The same for each format and density: 'png 1x'. */
  parts: Record<string, number>
}

/** Compares what was read on elements that were found with what their documents say. Elements without words do not count. */
export function textScores(results: readonly Result[]): TextScore[] {
  const all = results.flatMap(({ page, judged }) =>
    judged.flatMap(({ found, right, truth }) =>
      right === true && truth !== undefined && truth.text !== ''
        ? [{ kind: found.kind, language: page.language, part: `${page.format} ${page.ratio}x`, exact: plain(found.text ?? '') === plain(truth.text) }]
        : [],
    ),
  )
  const share = (own: typeof all) => own.filter(({ exact }) => exact).length / Math.max(1, own.length)
  const parts = [...new Set(all.map(({ part }) => part))]
  const score = (name: string, own: typeof all): TextScore => ({
    name,
    count: own.length,
    exact: share(own),
    parts: Object.fromEntries(parts.map((part) => [part, share(own.filter((each) => each.part === part))])),
  })
  return [
    ...(['button', 'input', 'link'] as const).map((kind) =>
      score(
        kind,
        all.filter((each) => each.kind === kind),
      ),
    ),
    ...languages.map((language) =>
      score(
        `pages in ${language}`,
        all.filter((each) => each.language === language),
      ),
    ),
    score('all', all),
  ]
}

/** But for the kind of apostrophe, arrows, and spaces. */
const plain = (text: string) => text.replace(/[’‘`]/g, "'").replace(/[→›»]/g, '').replace(/\s+/g, ' ').trim()
