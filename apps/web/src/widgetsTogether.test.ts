import { type ReadName, Refusal, type WidgetAnswer, type WidgetFigures, type WidgetQuestion, type Workspace } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { widgetsTogether } from './widgetsTogether.ts'

const question = (filter: string): WidgetQuestion => ({ type: 'chart', definition: { dimension: 'day', metrics: ['visits'], period: '30', filter } })
/** What is answered to a question, to be known again. */
const figuresOf = ({ definition }: WidgetQuestion): WidgetFigures => ({
  table: { dimension: 'day', metrics: ['visits'], rows: [{ id: definition.filter, name: definition.filter, values: [1] }] },
  totals: [],
  shares: [],
})

/** A door that writes down what is asked at it; a widget whose filter is `bad` cannot be counted, and one with `wrong` is no question. */
function door() {
  const asked: { name: ReadName; input: unknown }[] = []
  const answer = (name: ReadName, input: unknown): unknown => {
    asked.push({ name, input })
    const questions = name === 'dashboards.widgets' ? (input as { questions: WidgetQuestion[] }).questions : [input as WidgetQuestion]
    if (questions.some(({ definition }) => definition.filter === 'wrong')) throw new Refusal('invalid', 'No question.')
    const answers = questions.map((each): WidgetAnswer =>
      each.definition.filter === 'bad' ? { refused: { code: 'conflict', message: 'Not this one.' } } : { figures: figuresOf(each) },
    )
    if (name === 'dashboards.widgets') return answers
    const [only] = answers
    if (only !== undefined && 'refused' in only) throw new Refusal(only.refused.code, only.refused.message)
    return only?.figures
  }
  const workspace = { read: async (name: ReadName, input: unknown) => answer(name, input) } as Workspace
  return { asked, workspace: widgetsTogether(workspace) }
}

describe('widgets that are asked for together', () => {
  it('go to the server in one question, and each has its own answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'bad', 'c'), { minLength: 2, maxLength: 40 }), async (filters) => {
        const { asked, workspace } = door()
        const results = await Promise.allSettled(filters.map((filter) => workspace.read('dashboards.widget', question(filter))))
        expect(asked).toEqual([{ name: 'dashboards.widgets', input: { questions: filters.map(question) } }])
        for (const [place, result] of results.entries()) {
          const filter = filters[place] ?? ''
          if (filter === 'bad') expect(result).toMatchObject({ reason: { code: 'conflict', message: 'Not this one.' } })
          else expect(result).toEqual({ status: 'fulfilled', value: figuresOf(question(filter)) })
        }
      }),
      { numRuns: 30 },
    )
  })

  it('are as many at once as a board may have', async () => {
    const { asked, workspace } = door()
    await Promise.all(Array.from({ length: 41 }, (_, at) => workspace.read('dashboards.widget', question(`${at}`))))
    expect(asked.map(({ name }) => name)).toEqual(['dashboards.widgets', 'dashboards.widget'])
  })

  it('are asked one by one where one of them is no question', async () => {
    const { asked, workspace } = door()
    const [wrong, right] = await Promise.allSettled(['wrong', 'a'].map((filter) => workspace.read('dashboards.widget', question(filter))))
    expect([wrong, right]).toMatchObject([{ reason: { code: 'invalid' } }, { value: figuresOf(question('a')) }])
    expect(asked.map(({ name }) => name)).toEqual(['dashboards.widgets', 'dashboards.widget', 'dashboards.widget'])
  })

  it('leave other questions alone', async () => {
    const { asked, workspace } = door()
    await Promise.all([
      workspace.read('dashboards.widget', question('a')),
      workspace.read('dashboards.widget', question('b')),
      workspace.read('reports.preview', question('c').definition).catch(() => null),
    ])
    expect(asked.map(({ name }) => name)).toEqual(['reports.preview', 'dashboards.widgets'])
  })
})
