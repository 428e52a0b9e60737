import type { Video } from '@tagmason/domain'
import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { type Values, parameters, send, sent, tag, trigger } from './parts.ts'
import { fires, none, page } from './steps.ts'

const watch = (values: Values) =>
  trigger('Video', 'YOU_TUBE_VIDEO', [], {
    parameter: parameters({
      captureStart: false,
      captureComplete: false,
      capturePause: false,
      captureProgress: false,
      fixMissingApi: true,
      triggerStartOption: 'WINDOW_LOAD',
      ...values,
    }),
  })
const video = (status: Video['status'], more: Partial<Omit<Video, 'type' | 'status'>> = {}): Video => ({ type: 'video', status, ...more })
const of = (values: Values) => container(tag('T', 'Video'), watch(values))

const captures = from.video('Start, Complete and Pause, Seeking and Buffering can be captured, each by its own switch.')
const progress = from.video('Progress fires at the percentages that are listed.')

const holds = (name: string, step: Video, value: unknown): Case => ({
  name: `video: ${name}`,
  source: from.builtIns(`${name} is set by video triggers.`),
  container: container(send('T', 'Video', { is: `{{${name}}}` }), watch({ captureStart: true, captureProgress: true, progressThresholdsPercent: '50' })),
  steps: [page(), step],
  expect: [none, { fired: ['T'], values: { T: sent({ is: value }) } }],
})

/** YouTube videos. */
export const videoCases: readonly Case[] = [
  {
    name: 'video: a start that is captured',
    source: captures,
    container: of({ captureStart: true }),
    steps: [page(), video('start')],
    expect: [none, fires('T')],
  },
  {
    name: 'video: a start that is not captured',
    source: captures,
    container: of({ captureComplete: true }),
    steps: [page(), video('start')],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'video: the end',
    source: captures,
    container: of({ captureComplete: true }),
    steps: [page(), video('complete', { percent: 100 })],
    expect: [none, fires('T')],
  },
  { name: 'video: a pause', source: captures, container: of({ capturePause: true }), steps: [page(), video('pause')], expect: [none, fires('T')] },
  {
    name: 'video: buffering counts as a pause',
    source: captures,
    container: of({ capturePause: true }),
    steps: [page(), video('buffering')],
    expect: [none, fires('T')],
  },
  {
    name: 'video: a percentage of the list',
    source: progress,
    container: of({ captureProgress: true, progressThresholdsPercent: '25,50,75' }),
    steps: [page(), video('progress', { percent: 25 }), video('progress', { percent: 50 })],
    expect: [none, fires('T'), fires('T')],
  },
  {
    name: 'video: progress before the first percentage',
    source: progress,
    container: of({ captureProgress: true, progressThresholdsPercent: '25' }),
    steps: [page(), video('progress', { percent: 10 })],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'video: progress that is not captured',
    source: progress,
    container: of({ captureStart: true }),
    steps: [page(), video('progress', { percent: 50 })],
    expect: [none, none],
  },
  holds('Video Status', video('start'), 'start'),
  holds('Video Provider', video('start'), 'youtube'),
  holds('Video Title', video('start', { title: 'How to' }), 'How to'),
  holds('Video URL', video('start', { url: 'https://www.youtube.com/watch?v=abc' }), 'https://www.youtube.com/watch?v=abc'),
  holds('Video Percent', video('progress', { percent: 50 }), 50),
  holds('Video Duration', video('start', { duration: 120 }), 120),
  holds('Video Current Time', video('start', { seconds: 3 }), 3),
  holds('Video Visible', video('start', { visible: true }), true),
  {
    name: 'video: each trigger has its own captures',
    source: captures,
    container: container(
      tag('Start', 'Starts'),
      tag('End', 'Ends'),
      trigger('Starts', 'YOU_TUBE_VIDEO', [], {
        parameter: parameters({ captureStart: true, captureComplete: false, capturePause: false, captureProgress: false }),
      }),
      trigger('Ends', 'YOU_TUBE_VIDEO', [], {
        parameter: parameters({ captureStart: false, captureComplete: true, capturePause: false, captureProgress: false }),
      }),
    ),
    steps: [page(), video('start'), video('complete')],
    expect: [none, { fired: ['Start'], notFired: ['End'] }, { fired: ['End'], notFired: ['Start'] }],
  },
]
