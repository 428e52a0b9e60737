import type { PlannedEvent } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { questionText } from './questionText.ts'
import { text } from './text.ts'

const event = (id: string, name: string): PlannedEvent => ({
  id,
  name,
  kind: 'custom',
  parameters: [],
  trigger: { type: 'customEvent', event: name },
  keyEvent: false,
  confidence: 90,
  because: { start: 0, end: 0, text: '' },
  repairs: [],
  enabled: true,
})

describe('questionText', () => {
  const snippets = [
    { eventId: 'e1', event: 'purchase', before: true, code: 'BEFORE' },
    { eventId: 'e1', event: 'purchase', before: false, code: 'PUSH purchase' },
  ]
  it('numbers the questions and gives the code of a push, not of what only brings values', () => {
    const asked = questionText(
      [
        { event: event('e1', 'purchase'), guess: { kind: 'push', value: 'purchase' } },
        { event: event('e2', 'newsletter_sign_up'), guess: { kind: 'formId', value: 'newsletter' } },
      ],
      snippets,
      'shop.example',
      text.guess,
    )
    expect(asked.split('\n')[0]).toContain('shop.example')
    expect(asked).toMatch(/1\. purchase: .*\n\nPUSH purchase\n\n2\. newsletter_sign_up: .*'newsletter'/)
    expect(asked).not.toContain('BEFORE')
  })

  it('asks without code where the snippets have none', () => {
    expect(questionText([{ event: event('e9', 'late'), guess: { kind: 'push', value: 'late' } }], snippets, undefined, text.guess)).not.toContain('PUSH')
  })
})
