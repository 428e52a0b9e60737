import type { Step } from '@tagmason/domain'
import { joined } from '../sentences/list.ts'
import { say, type Words } from '../sentences/say.ts'

const longest = 60
/** A text on one line of a report, cut. */
export const shortText = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

const stepWords = (step: Step): Words => {
  switch (step.type) {
    case 'pageLoad':
      return say('visit.open', { url: step.url })
    case 'push':
      return say('visit.push', { data: shortText(JSON.stringify(step.data) ?? '') })
    case 'click':
    case 'linkClick':
    case 'formSubmit':
    case 'visibility':
      return say('visit.step', { type: step.type, what: shortText(JSON.stringify(step.element)) })
    default: {
      const { type, ...more } = step
      return say('visit.step', { type, what: shortText(JSON.stringify(more)) })
    }
  }
}

/** A visit in one line. */
export const visitWords = (steps: readonly Step[]): Words => joined(steps.map(stepWords), 'list.then')
