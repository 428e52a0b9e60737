import { describe, expect, it } from 'vitest'
import { anomalyWords } from './anomalyWords.ts'

const found = {
  cause: 'tracking',
  evidence: [
    { code: 'carriedBy', values: { dimension: 'device', value: 'mobile', explained: 0.816 } },
    { code: 'versionPublished', values: { version: '12', minutes: 40 } },
    { code: 'machines', values: { share: 0.254 } },
    { code: 'allStopped', values: {} },
  ],
} as const

describe('an anomaly in words', () => {
  it('names its figure and cause with the three facts that speak most for it, in the language asked for', async () => {
    expect(await anomalyWords('en', { metric: 'visits' }, { ...found, evidence: [...found.evidence] })).toEqual({
      metric: 'Visits',
      description:
        "Tracking probably broke. 82 % of it lies with device 'mobile'. Version 12 of the container was published 40 minutes before. 25 % of the events are marked as made by bots.",
    })
    expect(await anomalyWords('de', { metric: 'vitals' }, { ...found, evidence: [...found.evidence] })).toEqual({
      metric: 'Ladezeit',
      description:
        'Das Tracking ist wahrscheinlich ausgefallen. 82 % davon entfallen auf device „mobile“. Version 12 des Containers wurde 40 Minuten zuvor veröffentlicht. 25 % der Ereignisse sind als von Bots markiert.',
    })
    expect(await anomalyWords('es', { event: 'purchase' }, { cause: 'real', evidence: [] })).toEqual({
      metric: 'purchase',
      description: 'Probablemente real: las personas actuaron de otro modo.',
    })
    expect((await anomalyWords('fr', { metric: 'revenue' }, { cause: 'bots', evidence: [{ code: 'duplicates', values: { share: 0.5 } }] })).description).toBe(
      'Probablement des bots. 50 % des événements sont venus deux fois.',
    )
  })
})
