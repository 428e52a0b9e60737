import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containerFromPlan } from '../container/index.ts'
import { planForTest as plan } from '../recording/recording.testing.ts'
import { specificationHtml, specificationMarkdown } from './pages.ts'
import { specificationOfContainer, specificationOfPlan } from './specification.ts'

const container = containerFromPlan(plan, { measurementId: 'G-AB12CD34EF', consent: 'none' })

describe('the specification of a data layer', () => {
  it('of a plan has types, what is required, code and a checker', () => {
    const { messages, checker } = specificationOfPlan(plan)
    expect(messages.map(({ event, fields }) => [event, fields])).toEqual([
      ['sign_up', [{ name: 'method', type: 'string', required: true }]],
      ['quote_sent', [{ name: 'amount', type: 'number', required: true }]],
    ])
    expect(messages[0]?.code).toContain("event: 'sign_up'")
    expect(checker).toContain('"quote_sent"')
  })

  it('of a container has the events that its triggers wait for, and what their tags read', () => {
    const { messages } = specificationOfContainer(container)
    expect(messages).toEqual([
      { event: 'sign_up', because: 'GA4 - sign_up', fields: [{ name: 'method', type: null, required: null }], code: '' },
      { event: 'quote_sent', because: 'GA4 - quote_sent', fields: [{ name: 'amount', type: null, required: null }], code: '' },
    ])
  })

  it('says so where nothing is to be pushed', () => {
    expect(specificationMarkdown(specificationOfPlan({ ...plan, events: [] }))).toBe(
      '# Data layer\n\nNothing has to be pushed: what is measured happens without code of the site.\n',
    )
  })

  it('holds nothing that a page or Markdown would read as markup, whatever people wrote', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (event, because) => {
        const specification = { messages: [{ event, because, fields: [], code: '' }], checker: 'check()' }
        const html = specificationHtml(specification)
        expect(html.replace(/<style>.*?<\/style>/s, '').match(/<[a-z!/][^>]*>/gi)?.length).toBe(because === '' ? 23 : 25)
        expect(
          specificationMarkdown(specification)
            .split('\n')
            .filter((line) => line.startsWith('#')),
        ).toHaveLength(3)
      }),
    )
  })
})
