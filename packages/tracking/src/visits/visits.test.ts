import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ContainerFile, readContainer } from '../gtm/index.ts'
import { container } from '../simulate/cases/build.ts'
import { dataLayer, group, onEvent, parameters, send, tag, trigger, variable, when } from '../simulate/cases/parts.ts'
import { elementNode } from '../simulate/element.ts'
import { matchesSelector } from '../simulate/matches.ts'
import { simulatorOf } from '../simulate/simulate.ts'
import { visitsFor } from './cover.ts'
import { elementsFor } from './elementFor.ts'

/** The tags that some visit fires, and how many outcomes are unknown of how many. */
const reach = async (file: ContainerFile) => {
  const simulator = await simulatorOf(file, { now: Date.UTC(2026, 0, 1), seed: 1 })
  const fired = new Set<string>()
  const blocked = new Set<string>()
  let [open, all] = [0, 0]
  for (const { steps } of visitsFor(file))
    for (const step of simulator.visit(steps)) {
      for (const name of step.fired) fired.add(name)
      for (const { tag: name, because } of step.notFired) if (typeof because === 'object' && because.code === 'simulate.tag.blocked') blocked.add(name)
      open += step.unknown.length
      all += new Set(step.fired).size + step.notFired.length + step.unknown.length
    }
  simulator.dispose()
  return { fired: [...fired].toSorted(), blocked: [...blocked], open, all }
}

describe('the visits made up for a container', () => {
  it('reach triggers of every kind, through variables of every kind', async () => {
    const rows = [
      ['sh.*p', 'shop'],
      ['blog', 'blog'],
    ] as const
    const file = container(
      variable('Query', 'u', { component: 'QUERY', queryKey: 'campaign' }),
      variable('Cookie', 'k', { name: 'c', decodeCookie: true }),
      variable('Global', 'j', { name: 'site.kind' }),
      variable('Section', 'remm', { input: '{{Page Path}}', fullMatch: false, ignoreCase: true, replaceAfterMatch: false, setDefaultValue: false, map: rows }),
      variable('Attribute', 'aev', { varType: 'ATTRIBUTE', attribute: 'data-kind', setDefaultValue: false }),
      dataLayer('ecommerce.items.0.price'),
      trigger('query', 'PAGEVIEW', [when('Query', 'MATCH_REGEX', '^(mail|news)-\\d+$')]),
      trigger('cookie', 'DOM_READY', [when('Cookie', 'EQUALS', 'a b%')]),
      trigger('global', 'WINDOW_LOADED', [when('Global', 'STARTS_WITH', 'shop'), when('Page Path', 'CONTAINS', '/list', { negate: true })]),
      trigger('section', 'PAGEVIEW', [when('Section', 'EQUALS', 'shop')]),
      trigger('attribute', 'CLICK', [when('Attribute', 'EQUALS', 'buy'), when('Click Element', 'CSS_SELECTOR', 'nav > a:nth-of-type(2), .x')]),
      onEvent('price', 'order', when('ecommerce.items.0.price', 'GREATER', '50'), when('ecommerce.items.0.price', 'LESS_OR_EQUALS', '51')),
      trigger('seen', 'ELEMENT_VISIBILITY', [], {
        parameter: parameters({
          selectorType: 'CSS',
          elementSelector: '#offer .price',
          firingFrequency: 'ONCE',
          useOnScreenDuration: true,
          onScreenDuration: '2000',
          onScreenRatio: '30',
        }),
      }),
      trigger('scrolled', 'SCROLL_DEPTH', [], {
        parameter: parameters({ verticalThresholdOn: true, verticalThresholdUnits: 'PIXELS', verticalThresholdsPixels: '300,900' }),
      }),
      trigger('ticked', 'TIMER', [], {
        eventName: { type: 'TEMPLATE', value: 'gtm.timer' },
        interval: { type: 'TEMPLATE', value: '9000' },
        limit: { type: 'TEMPLATE', value: '1' },
        autoEventFilter: [when('Page Path', 'EQUALS', '/long')],
      }),
      trigger('moved', 'HISTORY_CHANGE', [when('New History Fragment', 'EQUALS', 'buy')]),
      trigger('failed', 'JS_ERROR', [when('Error Message', 'CONTAINS', 'cart')]),
      group('both', 'price', 'attribute'),
      ...['query', 'cookie', 'global', 'section', 'attribute', 'price', 'seen', 'scrolled', 'ticked', 'moved', 'failed', 'both'].map((name) =>
        tag(`on ${name}`, name),
      ),
      tag('needs', 'price', { needs: ['ad_storage'] }),
      tag('but not', 'price', { not: 'query' }),
    )
    const { fired } = await reach(file)
    expect(fired).toEqual((file.containerVersion.tag ?? []).map(({ name }) => name).toSorted())
  })

  it('hold each condition false alone, and each exception true', async () => {
    const file = container(
      onEvent('order', 'order', when('plan', 'EQUALS', 'gold'), when('step', 'EQUALS', '2')),
      onEvent('internal', 'order', when('staff', 'EQUALS', 'yes')),
      send('T', 'order', { plan: '{{plan}}' }, { not: 'internal' }),
      dataLayer('plan'),
      dataLayer('step'),
      dataLayer('staff'),
    )
    const simulator = await simulatorOf(file)
    const alone = new Set<string>()
    for (const { steps } of visitsFor(file))
      for (const { events } of simulator.visit(steps))
        for (const { tags } of events)
          for (const { triggers } of tags)
            for (const { conditions } of triggers) {
              const failing = conditions.filter(({ holds }) => holds === false)
              if (failing.length === 1 && conditions.length > 1) alone.add(failing[0]?.left ?? '')
            }
    expect([...alone].toSorted()).toEqual(['{{plan}}', '{{staff}}', '{{step}}'])
    expect(await reach(file)).toMatchObject({ fired: ['T'], blocked: ['T'] })
  })
})

describe('the element of a selector', () => {
  it.each([
    'a.cta[href^="tel:"]',
    'main > section:nth-of-type(3) a',
    'ul li:first-child + li',
    'form#order.big input[type="mail"]',
    'li:nth-last-child(2n)',
    'div ~ p.x',
    ':is(h1, h2)',
  ])('is found by %s', (selector) => {
    const found = elementsFor(selector)
    expect(found.length).toBeGreaterThan(0)
    for (const element of found) expect(matchesSelector(elementNode(element), selector)).toBe(true)
  })
})

const folder = `${import.meta.dirname}/../../../../../shared/data/gtm-containers/real`
describe.runIf(existsSync(folder))('the visits of genuine containers', () => {
  it('fire 218 of their 219 tags, and less than 1 % of all outcomes are unknown', async () => {
    let [fired, tags, open, all] = [0, 0, 0, 0]
    for (const name of readdirSync(folder)) {
      const { file } = readContainer(readFileSync(`${folder}/${name}`))
      if (file === null || (file.containerVersion.container?.usageContext?.[0] ?? 'WEB').toUpperCase() !== 'WEB') continue
      const found = await reach(file)
      fired += found.fired.length
      tags += file.containerVersion.tag?.length ?? 0
      open += found.open
      all += found.all
    }
    // The other one has no trigger.
    expect([fired, tags]).toEqual([218, 219])
    expect(open / all).toBeLessThan(0.01)
  }, 60_000)
})
