import { describe, expect, it } from 'vitest'
import { container } from '../simulate/cases/build.ts'
import { dataLayer, onEvent, send, tag, trigger, when } from '../simulate/cases/parts.ts'
import { simulate } from '../simulate/index.ts'
import { inEnglish, refusingInEnglish } from '../sentences/english.testing.ts'
import { explainTag } from './explain.ts'
import { explainEntries } from './words.ts'

const words = async (file: Parameters<typeof explainTag>[0], name: string) => {
  return inEnglish(explainEntries(await explainTag(file, name))).map(({ message }) => message)
}

describe('the explanation of a tag', () => {
  const file = container(
    send('T', 'order', { plan: '{{plan}}' }),
    tag('Main', 'order', { setup: 'Setup' }),
    tag('Setup', []),
    onEvent('order', 'order', when('total', 'GREATER', '50'), when('Page Path', 'STARTS_WITH', '/shop')),
    dataLayer('plan'),
    dataLayer('total'),
  )

  it('is the shortest visit that fires it, with nothing that it does without', async () => {
    const found = await explainTag(file, 'T')
    expect(found).toEqual({
      tag: 'T',
      fires: true,
      visit: [
        { type: 'pageLoad', url: 'https://www.example.com/shop' },
        { type: 'push', data: { total: 51, event: 'order' } },
      ],
    })
    if (found.fires) expect((await simulate(file, found.visit)).steps.at(-1)?.fired).toContain('T')
  })

  it('goes through the sequence that runs it', async () => {
    expect(await explainTag(file, 'Setup')).toMatchObject({ fires: true, visit: [{ type: 'pageLoad' }, { type: 'push' }] })
  })

  it.each([
    ['two texts', [when('plan', 'EQUALS', 'a'), when('plan', 'EQUALS', 'b')], "{{plan}} equals 'a' and {{plan}} equals 'b'"],
    ['two beginnings', [when('plan', 'STARTS_WITH', 'a'), when('plan', 'STARTS_WITH', 'b')], "{{plan}} starts with 'a' and {{plan}} starts with 'b'"],
    ['a part and not', [when('plan', 'STARTS_WITH', '/shop'), when('plan', 'CONTAINS', 'sho', { negate: true })], "{{plan}} does not contain 'sho'"],
    ['two figures', [when('plan', 'GREATER', '5'), when('plan', 'LESS_OR_EQUALS', '5')], "{{plan}} is greater than '5' and {{plan}} is at most '5'"],
    ['an expression', [when('plan', 'EQUALS', 'a'), when('plan', 'MATCH_REGEX', '^b')], "{{plan}} matches '^b'"],
  ])('names the contradiction: %s', async (_, conditions, says) => {
    const broken = container(tag('T', 'order'), onEvent('order', 'order', ...conditions), dataLayer('plan'))
    const [sentence, ...others] = await words(broken, 'T')
    expect(sentence).toMatch(/^Two conditions of the trigger 'order' never hold at once: /)
    expect(sentence).toContain(says)
    expect(others).toEqual([])
  })

  it('names a condition that asks for another event than its trigger waits for', async () => {
    const broken = container(tag('T', 'Page'), trigger('Page', 'PAGEVIEW', [when('Event', 'EQUALS', 'order')]))
    expect(await words(broken, 'T')).toEqual(["The trigger 'Page' waits for another event than its condition asks for: {{Event}} equals 'order'."])
  })

  it('names the exception that holds whenever its trigger does', async () => {
    const broken = container(
      tag('T', 'order', { not: 'all' }),
      onEvent('order'),
      trigger('all', 'CUSTOM_EVENT', [], { customEventFilter: [when('_event', 'MATCH_REGEX', '.*')] }),
    )
    expect(await words(broken, 'T')).toEqual(["Whenever the trigger 'order' holds, so does the exception 'all'."])
  })

  it('tells of a pause, and of a tag without a trigger', async () => {
    expect(await words(container(tag('T', 'a', { paused: true }), onEvent('a')), 'T')).toEqual(['It is paused: take the pause away.'])
    expect((await words(container(tag('T', [])), 'T'))[0]).toMatch(/^It has no trigger/)
  })

  it('claims no proof where none was found', async () => {
    const odd = container(tag('T', 'order'), onEvent('order', 'order', when('gtm.uniqueEventId', 'EQUALS', '5')), dataLayer('gtm.uniqueEventId'))
    expect((await words(odd, 'T'))[0]).toMatch(/^No visit was found that fires it, which is no proof .+ numbers gtm\.uniqueEventId/)
  })

  it('is refused for a tag that is not there', async () => {
    await expect(refusingInEnglish(explainTag(file, 'X'))).rejects.toThrow("There is no tag 'X' in the container: correct the name.")
  })
})
