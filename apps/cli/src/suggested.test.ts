import { planFromGoals } from '@tagmason/tracking'
import { describe, expect, it } from 'vitest'
import { run } from './run.testing.ts'

const goals = 'Do people watch the rooftop video on the homepage till the end or just 3 seconds, and do they press book afterwards?'
const plan = planFromGoals(goals)
const names = (events: readonly { name: string }[]) => events.map(({ name }) => name)

describe('tagmason plan --take', () => {
  it('takes the suggestions it names', async () => {
    const { out } = await run('plan', '--goals', goals, '--json', '--take', 's1')
    expect(names(JSON.parse(out).events)).toEqual([...names(plan.events), plan.suggestions?.[0]?.name])
  })

  it('refuses a suggestion that there is none of', async () => {
    const { code, error } = await run('plan', '--goals', goals, '--json', '--take', 's9')
    expect([code, error]).toEqual([2, "--take cannot be 's9': these goals have the suggestions s1, s2.\n"])
    expect((await run('plan', '--goals', 'Track logins.', '--json', '--take', 's1')).error).toContain('these goals have no suggestions')
  })

  it('offers them in words', async () => {
    const { out } = await run('plan', '--goals', goals, '--json')
    expect(JSON.parse(out).suggestions).toContainEqual(expect.objectContaining({ name: 'video_start', because: 'watch the rooftop video' }))
  })
})
