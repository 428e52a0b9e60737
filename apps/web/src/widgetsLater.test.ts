import type { ReadName, WidgetQuestion, Workspace } from '@tagmason/domain'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { widgetsLater } from './widgetsLater.ts'

const question: WidgetQuestion = { type: 'chart', definition: { dimension: 'day', metrics: ['visits'], period: '30', filter: '' } }

/** A door that writes down what it was asked. */
function door() {
  const asked: ReadName[] = []
  const read = async (name: ReadName) => {
    asked.push(name)
    return name === 'dashboards.widgets' ? [{ figures: 'one' }, { figures: 'two' }] : name
  }
  return { asked, workspace: widgetsLater({ read } as unknown as Workspace) }
}
const askTwo = ({ workspace }: ReturnType<typeof door>) =>
  Promise.all([workspace.read('dashboards.widget', question), workspace.read('dashboards.widget', question)])

afterEach(() => {
  vi.doUnmock('./widgetsTogether.ts')
  vi.resetModules()
})

describe('a door that learns later to put widgets together', () => {
  it('asks for two widgets in one question', async () => {
    const opened = door()
    expect(await askTwo(opened)).toEqual(['one', 'two'])
    expect(opened.asked).toEqual(['dashboards.widgets'])
  })

  it('hands on every other question at once', async () => {
    const { asked, workspace } = door()
    const answer = workspace.read('session.get', undefined)
    expect(asked).toEqual(['session.get'])
    expect(await answer).toBe('session.get')
  })

  it('lets each widget ask for itself where the script does not come', async () => {
    vi.doMock('./widgetsTogether.ts', () => {
      throw new Error('The script did not come.')
    })
    const opened = door()
    await askTwo(opened)
    expect(opened.asked).toEqual(['dashboards.widget', 'dashboards.widget'])
  })
})
