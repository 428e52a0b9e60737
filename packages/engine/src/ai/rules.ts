import type { ConfiguredEvent, EvidenceFigure, Impact, RecommendationRule, StoredPlan } from '@tagmason/domain'

/** What a rule has found: why it speaks up, and which names it means. */
export interface Finding {
  rule: RecommendationRule
  impact: Impact
  title: string
  description: string
  evidence: EvidenceFigure[]
  names: string[]
}

/** GA4 events whose worth is lost without a value. */
const worth = new Set([
  'purchase',
  'refund',
  'begin_checkout',
  'add_to_cart',
  'add_payment_info',
  'add_shipping_info',
  'view_item',
  'view_cart',
  'generate_lead',
])

const counted = (label: string, names: string[]): Pick<Finding, 'evidence' | 'names'> => ({ evidence: [{ label, value: names.length, as: 'number' }], names })

/**
 * The rules of tracking quality over a project's own setup: each is true or not, so what they find is certain. Pure.
 * @returns what is amiss, the gravest first.
 */
export function findings(stored: StoredPlan | undefined, configured: readonly ConfiguredEvent[]): Finding[] {
  const found: (Finding | false)[] = []
  const draft = configured.filter((event) => event.status === 'draft').map((event) => event.name)
  if (stored === undefined) {
    found.push({
      rule: 'planMissing',
      impact: 'High',
      title: 'Describe what you want to measure',
      description: 'This project has no measurement plan yet, so nothing says which events matter.',
      evidence: [{ label: 'Events configured without a plan', value: configured.length, as: 'number' }],
      names: [],
    })
  } else {
    const events = stored.plan.events.filter((event) => event.enabled)
    const worthless = events.filter((event) => worth.has(event.name) && event.value === undefined && !event.parameters.some(({ name }) => name === 'value'))
    const unclear = stored.plan.unmatched.filter(({ reason }) => reason === 'tooVague' || reason === 'unknown').map(({ span }) => span.text)
    const applied = stored.appliedAt !== null && (stored.editedAt === null || stored.editedAt <= stored.appliedAt)
    found.push(
      events.length > 0 &&
        !applied && {
          rule: 'planNotApplied',
          impact: 'High',
          title: 'Apply the measurement plan',
          description: 'The plan has events that the project does not have yet. Apply it, so that they are configured.',
          ...counted(
            'Events of the plan',
            events.map((event) => event.name),
          ),
        },
      events.length > 0 &&
        !events.some((event) => event.keyEvent) && {
          rule: 'noKeyEvent',
          impact: 'High',
          title: 'Mark a key event',
          description: 'No event of the plan counts as a key event, so GA4 reports no conversions.',
          ...counted(
            'Events of the plan',
            events.map((event) => event.name),
          ),
        },
      worthless.length > 0 && {
        rule: 'valueMissing',
        impact: 'High',
        title: 'Send a value with your revenue events',
        description: 'These events carry no value, so revenue and return on ad spend stay empty.',
        ...counted(
          'Events without a value',
          worthless.map((event) => event.name),
        ),
      },
      events.length > 0 &&
        stored.measurementId === '' && {
          rule: 'measurementIdMissing',
          impact: 'Medium',
          title: 'Add your GA4 measurement ID',
          description: 'The files carry a placeholder. With your measurement ID they can be imported as they are.',
          ...counted(
            'Events of the plan',
            events.map((event) => event.name),
          ),
        },
      unclear.length > 0 && {
        rule: 'unclearGoals',
        impact: 'Medium',
        title: 'Say more clearly what you mean',
        description: 'Some goals became no event, because they can be read in several ways.',
        ...counted('Unclear goals', unclear),
      },
    )
  }
  found.push(
    draft.length > 0 && {
      rule: 'draftEvents',
      impact: 'Low',
      title: 'Finish your draft events',
      description: 'Draft events are not collected. Activate them, or remove what is not needed.',
      ...counted('Draft events', draft),
    },
  )
  return found.filter((finding) => finding !== false)
}
