import { describe, expect, it } from 'vitest'
import { readJourney, stepText } from './journey.ts'

describe('readJourney', () => {
  it('reads one step a line, as a person writes it', () => {
    expect(
      readJourney('open /cart\n\n  click Add to cart\nFill #email with jo@shop.example\nchoose #country with DE\npress Enter\nscroll 50\nwait 500\nback\n'),
    ).toEqual([
      { open: '/cart' },
      { click: 'Add to cart' },
      { fill: '#email', with: 'jo@shop.example' },
      { choose: '#country', with: 'DE' },
      { press: 'Enter' },
      { scroll: 50 },
      { wait: 500 },
      { back: true },
    ])
  })

  it('reads the same steps as a list in YAML and in JSON', () => {
    const steps = [{ open: '/cart' }, { fill: '#email', with: 'jo@shop.example' }]
    expect(readJourney("- open: /cart\n- fill: '#email'\n  with: jo@shop.example\n")).toEqual(steps)
    expect(readJourney(JSON.stringify(steps))).toEqual(steps)
  })

  it('reads what it writes of steps without a value', () => {
    const steps = [{ click: 'Buy' }, { press: 'Enter' }, { scroll: 20 }, { back: true as const }]
    expect(readJourney(steps.map((step) => (stepText(step) === 'back true' ? 'back' : stepText(step))).join('\n'))).toEqual(steps)
  })

  it.each([
    ['click', 'site.journey.step'],
    ['fill #email', 'site.journey.step'],
    ['wait long', 'site.journey.step'],
    ['back home', 'site.journey.step'],
    ['go to the cart', 'site.journey.list'],
    ['open /cart\nthen click Buy', 'site.journey.list'],
    ['click Buy\n'.repeat(101), 'site.journey.long'],
  ])('says what is wrong with %j', (text, code) => {
    expect(readJourney(text)).toMatchObject({ message: { code } })
  })
})
