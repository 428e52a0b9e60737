import type { PlanTrigger } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { draftOf, emptyCondition, type TriggerDraft, triggerOf } from './triggerDraft.ts'

const triggers: PlanTrigger[] = [
  { type: 'customEvent', event: 'purchase', conditions: [] },
  { type: 'pageview', conditions: [{ subject: 'pagePath', is: 'equals', value: '/pricing' }] },
  { type: 'historyChange', conditions: [] },
  { type: 'click', conditions: [{ subject: 'clickText', is: 'equals', value: 'Get a quote', negate: true }] },
  { type: 'linkClick', conditions: [] },
  { type: 'formSubmission', conditions: [] },
  { type: 'scrollDepth', percents: [25, 50], conditions: [] },
  { type: 'timer', seconds: 120, conditions: [] },
  { type: 'elementVisibility', selector: '#prices', conditions: [] },
  { type: 'youTubeVideo', actions: ['start'] },
  { type: 'automatic', setting: 'fileDownloadsEnabled' },
]

describe('a trigger draft', () => {
  it.each(triggers)('shows $type and means the same again', (trigger) => {
    expect(triggerOf(draftOf(trigger), 'purchase')).toEqual({ trigger })
  })

  it('sorts percents and drops doubles', () => {
    expect(triggerOf({ ...draftOf(triggers[6]!), percents: '75 %, 25; 75' }, 'x')).toEqual({
      trigger: { type: 'scrollDepth', percents: [25, 75], conditions: [] },
    })
  })

  it.each([
    ['percents', { ...draftOf(triggers[6]!), percents: '0' }],
    ['percents', { ...draftOf(triggers[6]!), percents: 'half' }],
    ['percents', { ...draftOf(triggers[6]!), percents: '' }],
    ['seconds', { ...draftOf(triggers[7]!), seconds: '1.5' }],
    ['seconds', { ...draftOf(triggers[7]!), seconds: '' }],
    ['selector', { ...draftOf(triggers[8]!), selector: '  ' }],
    ['conditions', { ...draftOf(triggers[1]!), conditions: [emptyCondition] }],
    ['pattern', { ...draftOf(triggers[1]!), conditions: [{ ...emptyCondition, is: 'matchRegex', value: '(' }] }],
  ] satisfies [string, TriggerDraft][])('names %s as the problem', (problem, draft) => {
    expect(triggerOf(draft, 'x')).toEqual({ problem })
  })
})
