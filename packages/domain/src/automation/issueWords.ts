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
export function issueWords({ check, of, container, other, name = 'invalid', message = '', parameter = '', stored }: IssueFinding): IssueWords {
  const [count, all] = [stored?.count ?? 0, stored?.of ?? 0]
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
    case 'eventStopped':
      return {
        title: `Event ${of} has stopped coming`,
        description: 'It has been silent for longer than its volume explains. Look for a change of the site or of the tag since then.',
      }
    case 'parameterMissing':
      return {
        title: `Parameter ${parameter} is missing from ${of}`,
        description: `${count} of ${all} events of the last week came without it. The fix makes it optional in the plan; send it where it is known.`,
      }
    case 'otherType':
      return {
        title: `Parameter ${parameter} of ${of} is not the type that is planned`,
        description: `${count} of ${all} events of the last week have another type. The fix plans it as ${other}.`,
      }
    case 'outOfRange':
      return {
        title: `Parameter ${parameter} of ${of} has values that cannot be`,
        description: `${count} of ${all} events of the last week, such as “${stored?.sample ?? ''}”. Mend it where the event is sent.`,
      }
    case 'personalData':
      return {
        title: `Parameter ${parameter} of ${of} holds personal data`,
        description:
          other === ''
            ? `${count} of ${all} events of the last week have an e-mail address or a phone number in it. Stop sending it where the event is sent.`
            : `${count} of ${all} events of the last week have an e-mail address or a phone number in it. The fix takes the parameter out of the plan and the tags.`,
      }
    case 'sentAgain':
      return {
        title: `Event ${of} is sent again for the same order`,
        description: `${count} of ${all} events of the last week repeat a transaction that came before. Send it once, not each time that the page is loaded.`,
      }
    case 'consentMissing':
      return {
        title: `Event ${of} comes without a word about consent`,
        description:
          other === ''
            ? `${count} of ${all} events of the last week say nothing of consent, though their client says it at other times. Set the consent default before the tag that sends it.`
            : `${count} of ${all} events of the last week say nothing of consent, though their client says it at other times. The fix has “${other}” of ${container} run before all other tags.`,
      }
    case 'twoTags':
      return {
        title: `Event ${of} is sent by two tags`,
        description:
          other === ''
            ? `${count} of ${all} events of the last week came twice within two seconds from one visitor. Find the second tag and switch it off.`
            : `${count} of ${all} events of the last week came twice within two seconds from one visitor. The fix pauses the tag “${other}” of ${container}.`,
      }
  }
}
