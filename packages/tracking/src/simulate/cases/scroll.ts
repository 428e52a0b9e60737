import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { type Values, parameters, send, sent, tag, trigger, when } from './parts.ts'
import { fires, none, page } from './steps.ts'

const scroll = (name: string, values: Values, filter: Parameters<typeof trigger>[2] = []) =>
  trigger(name, 'SCROLL_DEPTH', filter, {
    parameter: parameters({ verticalThresholdOn: false, horizontalThresholdOn: false, triggerStartOption: 'WINDOW_LOAD', ...values }),
  })
const percents = (list: string) => ({ verticalThresholdOn: true, verticalThresholdUnits: 'PERCENT', verticalThresholdsPercent: list })
const pixels = (list: string) => ({ verticalThresholdOn: true, verticalThresholdUnits: 'PIXELS', verticalThresholdsPixels: list })
const to = (percent: number) => ({ type: 'scroll' as const, percent })

const three = from.scroll('With 10, 50, 90 a scroll to 90 % fires three times: at 10, at 50 and at 90.')
const once = from.scroll('Each threshold fires once a page; scrolling up and down again does not fire it.')
const fills = from.scroll('Scroll Depth Threshold, Units and Direction are filled.')

/** Scroll depths. */
export const scrollCases: readonly Case[] = [
  {
    name: 'scroll: every threshold that is passed fires',
    source: three,
    container: container(tag('T', 'Scroll'), scroll('Scroll', percents('10,50,90'))),
    steps: [page(), to(90)],
    expect: [none, fires('T', 'T', 'T')],
  },
  {
    name: 'scroll: only the thresholds that are reached fire',
    source: three,
    container: container(tag('T', 'Scroll'), scroll('Scroll', percents('10, 50, 90'))),
    steps: [page(), to(49), to(50)],
    expect: [none, fires('T'), fires('T')],
  },
  {
    name: 'scroll: too little fires nothing',
    source: three,
    container: container(tag('T', 'Scroll'), scroll('Scroll', percents('50'))),
    steps: [page(), to(20)],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'scroll: a threshold fires once a page',
    source: once,
    container: container(tag('T', 'Scroll'), scroll('Scroll', percents('50'))),
    steps: [page(), to(60), to(0), to(60)],
    expect: [none, fires('T'), none, none],
  },
  {
    name: 'scroll: a new page begins anew',
    source: from.scroll('The trigger fires again when the page is loaded again or another is opened.'),
    container: container(tag('T', 'Scroll'), scroll('Scroll', percents('50'))),
    steps: [page(), to(60), page(), to(60)],
    expect: [none, fires('T'), none, fires('T')],
  },
  {
    name: 'scroll: pixels',
    source: from.scroll('Depths are percentages or pixels.'),
    container: container(tag('T', 'Scroll'), scroll('Scroll', pixels('500,1000'))),
    steps: [page(), { type: 'scroll', pixels: 600 }, { type: 'scroll', pixels: 1000 }],
    expect: [none, fires('T'), fires('T')],
  },
  {
    name: 'scroll: sideways',
    source: from.scroll('Horizontal depths fire by how far to the right a person scrolled.'),
    container: container(
      tag('T', 'Scroll'),
      scroll('Scroll', { horizontalThresholdOn: true, horizontalThresholdUnits: 'PERCENT', horizontalThresholdsPercent: '50' }),
    ),
    steps: [page(), to(100), { type: 'scroll', percent: 60, direction: 'horizontal' }],
    expect: [none, none, fires('T')],
  },
  {
    name: 'scroll: both directions in one trigger',
    source: from.scroll('Vertical and horizontal depths may be used in one trigger.'),
    container: container(
      tag('T', 'Scroll'),
      scroll('Scroll', { ...percents('50'), horizontalThresholdOn: true, horizontalThresholdUnits: 'PERCENT', horizontalThresholdsPercent: '50' }),
    ),
    steps: [page(), to(60), { type: 'scroll', percent: 60, direction: 'horizontal' }],
    expect: [none, fires('T'), fires('T')],
  },
  {
    name: 'scroll: a filter on the threshold',
    source: from.triggers('A trigger fires only where its filters hold.'),
    container: container(tag('T', 'Scroll'), scroll('Scroll', percents('10,50,90'), [when('Scroll Depth Threshold', 'EQUALS', '90')])),
    steps: [page(), to(100)],
    expect: [none, fires('T')],
  },
  {
    name: 'scroll: the threshold, its units and direction',
    source: fills,
    container: container(
      send('T', 'Scroll', { at: '{{Scroll Depth Threshold}}', in: '{{Scroll Depth Units}}', to: '{{Scroll Direction}}' }),
      scroll('Scroll', percents('25')),
    ),
    steps: [page(), to(40)],
    expect: [none, { fired: ['T'], values: { T: sent({ at: 25, in: 'percent', to: 'vertical' }) } }],
  },
  {
    name: 'scroll: units and direction of pixels sideways',
    source: fills,
    container: container(
      send('T', 'Scroll', { at: '{{Scroll Depth Threshold}}', in: '{{Scroll Depth Units}}', to: '{{Scroll Direction}}' }),
      scroll('Scroll', { horizontalThresholdOn: true, horizontalThresholdUnits: 'PIXELS', horizontalThresholdsPixels: '300' }),
    ),
    steps: [page(), { type: 'scroll', pixels: 400, direction: 'horizontal' }],
    expect: [none, { fired: ['T'], values: { T: sent({ at: 300, in: 'pixels', to: 'horizontal' }) } }],
  },
  {
    name: 'scroll: each trigger has its own thresholds',
    source: from.scroll('Thresholds are set in the trigger, and fire it.'),
    container: container(tag('Early', 'A'), tag('Late', 'B'), scroll('A', percents('25')), scroll('B', percents('75'))),
    steps: [page(), to(30), to(80)],
    expect: [none, { fired: ['Early'], notFired: ['Late'] }, { fired: ['Late'], notFired: ['Early'] }],
  },
  {
    name: 'scroll: two triggers of one threshold both fire',
    source: from.scroll('Thresholds are set in the trigger, and fire it.'),
    container: container(tag('One', 'A'), tag('Two', 'B'), scroll('A', percents('50')), scroll('B', percents('50'))),
    steps: [page(), to(60)],
    expect: [none, { fired: ['One', 'Two'], anyOrder: true }],
  },
]
