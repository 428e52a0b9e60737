import type { IssueFinding } from './issueFindings.ts'

/** Title and description of what a check found, in English: as they are kept. */
export interface IssueWords {
  title: string
  description: string
}

const names: Record<NonNullable<IssueFinding['name']>, (event: string, other: string) => IssueWords> = {
  reserved: (event, other) => ({
    title: `Event ${event} has a name that GA4 keeps for itself`,
    description: `GA4 drops events of this name. The fix calls it ${other}.`,
  }),
  invalid: (event, other) => ({
    title: `Event ${event} has a name that GA4 refuses`,
    description: `GA4 drops events of this name. The fix calls it ${other}.`,
  }),
  case: (event, other) => ({
    title: `Event ${event} is not written as GA4 writes its own`,
    description: `Capital letters make another event of the same name. The fix calls it ${other}.`,
  }),
  recommended: (event, other) => ({
    title: `Event ${event} is called ${other} in GA4`,
    description: `GA4 fills its own reports only under its own name. The fix calls it ${other}.`,
  }),
  plural: (event, other) => ({
    title: `Events ${event} and ${other} may mean the same`,
    description: 'Their figures are split between two names. Decide in Event Configuration which one stays.',
  }),
  near: (event, other) => ({
    title: `Events ${event} and ${other} may mean the same`,
    description: 'Their figures are split between two names. Decide in Event Configuration which one stays.',
  }),
}

/** What a check found, in English. */
export function issueWords({ check, of, container, other, name = 'invalid', message = '' }: IssueFinding): IssueWords {
  switch (check) {
    case 'eventName':
      return names[name](of, other)
    case 'currency':
      return {
        title: `Event ${of} sends a value without a currency`,
        description: 'GA4 leaves such a value out of revenue. The fix adds the parameter currency.',
      }
    case 'duplicateTag':
      return {
        title: `Tag “${of}” sends the same as “${other}”`,
        description: `Both are in ${container} and fire together, so everything counts twice. The fix pauses “${of}” in the container file.`,
      }
    case 'tagEventName':
      return {
        title: `Tag “${of}” sends an event name that GA4 refuses`,
        description: `GA4 drops what this tag of ${container} sends. The fix has it send ${other}.`,
      }
    case 'noConfiguration':
      return {
        title: `${container} has no Google tag`,
        description: 'Its GA4 events have no tag that sets GA4 up. Add a Google tag in Tag Manager and import the container again.',
      }
    case 'containerFault':
      return { title: `${container} has errors`, description: `The first: ${message} Mend it in Tag Manager and import the container again.` }
  }
}
