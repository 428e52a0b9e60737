import { guessOf } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { planFromGoals } from './plan.ts'

const videoStart = (goals: string) => {
  const plan = planFromGoals(goals)
  const event = plan.events.find(({ name }) => name === 'video_start')
  return event && { trigger: event.trigger, guess: guessOf(event, plan) }
}

describe('the player of a video', () => {
  it.each(['Track plays of HTML5 videos', 'HTML5-Video abgespielt', 'reproducciones del vídeo HTML5', 'lectures de la vidéo HTML5'])(
    'is the page’s own element where the goals call it so: %s',
    (goals) => expect(videoStart(goals)).toEqual({ trigger: { type: 'embed', provider: 'video', status: 'start' }, guess: null }),
  )

  it.each([
    ['watch our film', { kind: 'player', value: '' }],
    ['plays of our YouTube video', null],
  ])('is a guess unless the goals name YouTube: %s', (goals, guess) =>
    expect(videoStart(goals)).toEqual({ trigger: { type: 'automatic', setting: 'videoEngagementEnabled' }, guess }),
  )
})
