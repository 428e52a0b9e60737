import type { Step } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import type { ContainerFile } from '../gtm/index.ts'
import { container, type Part } from './cases/build.ts'
import { group, onEvent, parameters, send, tag, trigger, variable, when } from './cases/parts.ts'
import { simulate } from './simulate.ts'
import { becauseOf, home, last, push, stepsOf } from './visits.testing.ts'
import { inEnglish, refusingInEnglish } from '../sentences/english.testing.ts'

describe('the reasons', () => {
  const shop = [
    onEvent('Purchase', 'purchase'),
    trigger('Internal', 'CUSTOM_EVENT', [when('Page Path', 'STARTS_WITH', '/shop')], { customEventFilter: [when('_event', 'MATCH_REGEX', '.*')] }),
  ]

  it.each<[string, readonly Part[], string]>([
    ['another event', [tag('T', 'Purchase')], "The trigger 'Purchase' did not hold: {{Event}} is 'gtm.js', and it has to equal 'purchase'."],
    ['a pause', [tag('T', 'All Pages', { paused: true })], 'It is paused.'],
    ['a blocking trigger', [tag('T', 'All Pages', { not: 'Internal' })], "The blocking trigger 'Internal' held."],
    [
      'another kind of event',
      [tag('T', 'Click'), trigger('Click', 'CLICK')],
      "The trigger 'Click' did not hold: it waits for a click ('gtm.click'), and this event is 'gtm.js'.",
    ],
    [
      'a condition',
      [tag('T', 'PV'), trigger('PV', 'PAGEVIEW', [when('Page Path', 'EQUALS', '/', { negate: true }), when('Page URL', 'CONTAINS', '?')])],
      "The trigger 'PV' did not hold: {{Page URL}} is 'https://www.example.com/shop', and it has to contain '?'.",
    ],
    ['no trigger', [tag('T', [])], 'It has no firing trigger.'],
    [
      'an expression that is none',
      [tag('T', 'PV'), trigger('PV', 'PAGEVIEW', [when('Page Path', 'MATCH_REGEX', '(')])],
      `The trigger 'PV' did not hold: {{Page Path}} is '/shop', and it has to match '(' ("(" is no regular expression, so it never matches).`,
    ],
  ])('name %s', async (_, parts, sentence) => {
    expect(becauseOf(await last([...shop, ...parts], [home]), 'T')).toBe(sentence)
  })

  it('name denied consent, and what nobody set counts as granted', async () => {
    const parts = [tag('T', 'All Pages', { needs: ['ad_storage', 'own_type'] })]
    expect((await last(parts, [home])).fired).toEqual(['T'])
    const step = await last(parts, [{ ...home, dataLayer: [['consent', 'default', { ad_storage: 'denied' }]] }])
    expect(becauseOf(step, 'T')).toBe('Consent for ad_storage is denied.')
  })

  it('are of the event that came nearest', async () => {
    const step = await last([tag('T', 'PV'), trigger('PV', 'PAGEVIEW', [when('Page Path', 'EQUALS', '/')])], [home])
    expect(becauseOf(step, 'T')).toMatch(/^The trigger 'PV' did not hold: \{\{Page Path\}\}/)
  })

  it('say where nothing happened at all', async () => {
    expect(becauseOf(await last([tag('T', 'All Pages')], [home, { type: 'scroll', percent: 50 }]), 'T')).toBe(
      'Nothing that the container listens for happened in this step.',
    )
  })
})

describe('a setup tag that has to succeed', () => {
  const main = tag('Main', 'All Pages', { setup: 'First', stopOnSetupFailure: true, cleanup: 'Last' })

  it('and surely does not run keeps the whole sequence from firing', async () => {
    const step = await last([main, tag('First', [], { paused: true }), tag('Last', [])], [home])
    expect([step.fired, step.unknown]).toEqual([[], []])
    expect(becauseOf(step, 'Main')).toBe("Its setup tag 'First' did not fire, and it only fires after that.")
  })

  it('and ran before leaves it open', async () => {
    const step = await last([main, tag('First', 'Initialization - All Pages', { option: 'ONCE_PER_LOAD' }), tag('Last', [])], [home])
    expect([step.fired, step.unknown.map((one) => one.tag)]).toEqual([['First'], ['Main', 'Last']])
  })
})

describe('what nobody can know', () => {
  it('is unknown with its reason, and a condition that fails decides in spite of it', async () => {
    const parts = [
      trigger('Both', 'PAGEVIEW', [when('Gone', 'EQUALS', 'x'), when('Page Path', 'EQUALS', '/')]),
      trigger('One', 'PAGEVIEW', [when('Gone', 'EQUALS', 'x')]),
      tag('Decided', 'Both'),
      tag('Open', 'One'),
    ]
    const step = await last(parts, [home])
    expect(step.notFired.map((one) => one.tag)).toEqual(['Decided'])
    expect(becauseOf(step, 'Open')).toBe(
      "Whether the trigger 'One' held is not known: the value of {{Gone}} is not known: No variable of the file is called Gone.",
    )
  })

  it('keeps a tag that fires once per page unknown', async () => {
    const parts = [onEvent('first', 'first', when('Gone', 'EQUALS', 'x')), onEvent('second'), tag('Once', ['first', 'second'], { option: 'ONCE_PER_LOAD' })]
    expect(becauseOf(await last(parts, [home, push('first'), push('second')]), 'Once')).toBe('It fires once per page and may have fired on this page.')
  })

  it('keeps a group unknown, also when its last trigger fires for sure', async () => {
    const parts = [onEvent('first', 'first', when('Gone', 'EQUALS', 'x')), onEvent('second'), group('Both', 'first', 'second'), tag('T', 'Both')]
    const visit = [home, push('first'), push('second')]
    expect((await last(parts, visit)).unknown.map((one) => one.tag)).toEqual(['T'])
    expect(
      (
        await last(
          parts.map((part) => (part.kind === 'trigger' && part.trigger.name === 'first' ? onEvent('first') : part)),
          visit,
        )
      ).fired,
    ).toEqual(['T'])
  })

  it('leaves no values of an event that may not have happened', async () => {
    const pixels = trigger('Pixels', 'SCROLL_DEPTH', [], {
      parameter: parameters({ verticalThresholdOn: true, verticalThresholdUnits: 'PIXELS', verticalThresholdsPixels: '800' }),
    })
    const parts = [pixels, onEvent('later'), tag('Deep', 'Pixels'), send('Later', 'later', { depth: '{{Scroll Depth Threshold}}' })]
    const visit: readonly Step[] = [home, { type: 'scroll', percent: 40 }, push('later')]
    const steps = await stepsOf(container(...parts), visit)
    expect(becauseOf(steps[1] ?? steps[0]!, 'Deep')).toMatch(/depends on its height/)
    expect(steps[2]?.events[0]?.tags[0]?.parameters.at(-1)?.value.known).toBe(false)
    // Reached now for sure, but perhaps not for the first time.
    expect((await last(parts, [...visit, { type: 'scroll', pixels: 900 }])).unknown.map((one) => one.tag)).toEqual(['Deep'])
    expect((await last(parts, [home, { type: 'scroll', pixels: 900 }])).fired).toEqual(['Deep'])
  })

  it('is whether short appearances of an element add up', async () => {
    const seen = trigger('Seen', 'ELEMENT_VISIBILITY', [], {
      parameter: parameters({ selectorType: 'ID', elementId: 'offer', firingFrequency: 'ONCE', useOnScreenDuration: true, onScreenDuration: '3000' }),
    })
    const look = (duration: number): Step => ({ type: 'visibility', element: { id: 'offer' }, duration })
    const parts = [seen, tag('T', 'Seen')]
    expect(becauseOf(await last(parts, [home, look(2000), look(2000)]), 'T')).toBe(
      'Whether the times of several appearances add up is not documented, and none of them was long enough by itself.',
    )
    expect((await last(parts, [home, look(2000), look(3000)])).fired).toEqual(['T'])
  })

  it('is a variable that asks for itself', async () => {
    const parts = [variable('A', 'c', { value: '{{B}}' }), variable('B', 'c', { value: 'x{{A}}' }), send('T', 'All Pages', { a: '{{A}}', b: '{{B}}' })]
    const values = (await last(parts, [home])).events[2]?.tags[0]?.parameters.slice(-2).map(({ value }) => value)
    expect(values).toEqual([
      { known: false, because: '{{A}} asks for its own value.' },
      { known: false, because: '{{B}} asks for its own value.' },
    ])
  })
})

describe('the options', () => {
  it('pause tags, play the preview, give the time and chance', async () => {
    const live: Part = { ...tag('Live', 'All Pages'), tag: { tagId: '', name: 'Live', type: 'html', parameter: parameters({ html: 'x' }), liveOnly: true } }
    const parts = [
      tag('A', 'All Pages'),
      live,
      send('Chance', 'All Pages', { is: '{{Random Number}}', debug: '{{Debug Mode}}' }),
      tag('Timed', 'All Pages', { schedule: [1000, 2000] }),
    ]
    const plain = await last(parts, [home])
    expect([plain.fired, plain.unknown.map((one) => one.tag)]).toEqual([['A', 'Live', 'Chance'], ['Timed']])
    const step = await last(parts, [home], { paused: ['A'], debug: true, now: 1500, seed: 7 })
    expect([step.fired, becauseOf(step, 'A'), becauseOf(step, 'Live')]).toEqual([
      ['Chance', 'Timed'],
      'It is paused.',
      'It fires in the published container only, and this is a preview.',
    ])
    expect(step.events[2]?.tags[0]?.parameters.slice(-2).map(({ value }) => value)).toEqual([
      { known: true, value: expect.any(Number) },
      { known: true, value: true },
    ])
    expect(becauseOf(await last(parts, [home], { now: 2000 }), 'Timed')).toBe('It fired until 1970-01-01 00:00 UTC.')
  })
})

describe('a visit that cannot be', () => {
  const timer = trigger('Half a minute', 'TIMER', [], {
    eventName: { type: 'TEMPLATE', value: 'gtm.timer' },
    interval: { type: 'TEMPLATE', value: '10' },
    limit: { type: 'TEMPLATE' },
  })

  it.each<[readonly Step[], string]>([
    [[push('x')], 'Step 1 is a push and no page is open, so nothing can happen: begin with a pageLoad.'],
    [[{ type: 'pageLoad', url: '/shop' }], 'Step 1 opens "/shop", which is no absolute address: write one such as https://www.example.com/.'],
    [
      [home, { type: 'history', url: 'https://other.example.com/' }],
      'Step 2 changes the address to "https://other.example.com/", and a page can only take addresses of its own site, https://www.example.com: use a pageLoad.',
    ],
    [[home, { type: 'timer', trigger: 'Gone' }], 'Step 2 waits for the timer "Gone", and no timer trigger of the container is called so.'],
    [[home, { type: 'wait', ms: 20_000 }], "Step 2 is so long that the timer 'Half a minute' would tick 2000 times: wait for at most 1000 ticks."],
  ])('is refused in one sentence', async (steps, sentence) => {
    await expect(last([timer], steps)).rejects.toThrow(sentence)
  })

  it('is refused for a container that runs elsewhere; zones are told of', async () => {
    const file = container(tag('A', 'All Pages'))
    const { containerVersion: version } = file
    const server: ContainerFile = { ...file, containerVersion: { ...version, container: { ...version.container, usageContext: ['SERVER'] } } }
    await expect(refusingInEnglish(simulate(server, [home]))).rejects.toThrow(
      'This is a container for SERVER, and only containers of web pages can be simulated: take the web container.',
    )
    const zoned: ContainerFile = { ...file, containerVersion: { ...version, zone: [{ zoneId: '1' }] } }
    expect(inEnglish(await simulate(zoned, [home])).notes).toEqual([
      'What the zone of the container would load is not simulated, because other containers are not in the file.',
    ])
  })
})

it('runs custom JavaScript once per event, however often it is asked', async () => {
  const parts = [
    variable('Code', 'jsm', { javascript: 'function(){ return {{Page Path}}.length + 1 }' }),
    send('T', 'PV', { a: '{{Code}}', b: 'is {{Code}}' }),
    trigger('PV', 'PAGEVIEW', [when('Code', 'GREATER', '5')]),
  ]
  const step = await last(parts, [home])
  expect(step.events[2]?.tags[0]?.parameters.slice(-2).map(({ value }) => value)).toEqual([
    { known: true, value: 6 },
    { known: true, value: 'is 6' },
  ])
})
