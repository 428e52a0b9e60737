import type { PathStep } from '@tagmason/domain'

/** A step as a word of an address: `p:/pricing`, `e:sign_up`. */
export const writeStep = (step: PathStep) => ('page' in step ? `p:${step.page}` : `e:${step.event}`).replaceAll('~', '~~')

/** A way as one word: steps stand apart by ` ~ `, which no step can hold because its tildes are doubled. */
export const writeWay = (steps: readonly PathStep[]) => steps.map(writeStep).join(' ~ ')

/** The way that an address names; without what is no step, and as long as a way may be. */
export const readWay = (text: string): PathStep[] =>
  text
    .split(' ~ ')
    .map((word) => word.replaceAll('~~', '~'))
    .flatMap((word): PathStep[] => {
      const name = word.slice(2)
      if (word.startsWith('p:')) return [{ page: name.slice(0, 2000) }]
      return word.startsWith('e:') && name !== '' ? [{ event: name.slice(0, 100) }] : []
    })
    .slice(0, 8)
