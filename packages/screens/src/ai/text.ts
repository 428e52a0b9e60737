import type { DismissReason, RecommendationRule } from '@tagmason/domain'

/** Words that several screens of the area use. */
export const text = {
  keyFigures: 'Key figures',
  /** A row's button with the row's name, for readers of the screen. */
  of: (action: string, name: string) => `${action}: ${name}`,
  more: 'More',
  undo: 'Undo',
  cancel: 'Cancel',
  confidence: 'Confidence',
  accuracy: 'Accuracy',
  none: 'none yet',
  reasons: {
    notRelevant: 'Not relevant to us',
    alreadyDone: 'Already done',
    tooMuchEffort: 'Too much effort',
    notConvinced: 'Not convinced by the evidence',
  } as Record<DismissReason, string>,
  /** Recommendations that the rules of tracking quality write. */
  rules: {
    planMissing: {
      title: 'Describe what you want to measure',
      description: 'This project has no measurement plan yet, so nothing says which events matter.',
      found: 'Events configured without a plan',
    },
    planNotApplied: {
      title: 'Apply the measurement plan',
      description: 'The plan has events that the project does not have yet. Apply it, so that they are configured.',
      found: 'Events of the plan',
    },
    noKeyEvent: {
      title: 'Mark a key event',
      description: 'No event of the plan counts as a key event, so GA4 reports no conversions.',
      found: 'Events of the plan',
    },
    valueMissing: {
      title: 'Send a value with your revenue events',
      description: 'These events carry no value, so revenue and return on ad spend stay empty.',
      found: 'Events without a value',
    },
    measurementIdMissing: {
      title: 'Add your GA4 measurement ID',
      description: 'The files carry a placeholder. With your measurement ID they can be imported as they are.',
      found: 'Events of the plan',
    },
    unclearGoals: {
      title: 'Say more clearly what you mean',
      description: 'Some goals became no event, because they can be read in several ways.',
      found: 'Unclear goals',
    },
    draftEvents: {
      title: 'Finish your draft events',
      description: 'Draft events are not collected. Activate them, or remove what is not needed.',
      found: 'Draft events',
    },
  } as Record<RecommendationRule, { title: string; description: string; found: string }>,
}

export type AiText = typeof text
