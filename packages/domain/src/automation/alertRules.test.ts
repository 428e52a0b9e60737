import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertAnswer, alertMetrics, alertProblem, isQuiet } from './alertRules.ts'
import { alertsSample } from './alerts.sample.ts'
import { alertFits, isAlertAddress } from './alerts.ts'

const time = fc.integer({ min: 0, max: 1439 }).map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)

describe('alert rules', () => {
  it('are quiet from one time up to another, also past midnight', () => {
    expect(isQuiet({ from: '22:00', to: '07:00' }, '23:30')).toBe(true)
    expect(isQuiet({ from: '22:00', to: '07:00' }, '06:59')).toBe(true)
    expect(isQuiet({ from: '22:00', to: '07:00' }, '07:00')).toBe(false)
    expect(isQuiet(null, '03:00')).toBe(false)
  })

  it('are quiet either between two times or between them the other way round', () => {
    fc.assert(
      fc.property(time, time, time, (from, to, now) => {
        fc.pre(from !== to)
        expect(isQuiet({ from, to }, now)).toBe(!isQuiet({ from: to, to: from }, now))
      }),
    )
  })

  it('never tell on both sides of a threshold, and never at it', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: 0, max: 1e9 }), fc.double({ noNaN: true, min: 0, max: 1e9 }), time, (value, measured, now) => {
        const told = (['over', 'under'] as const).filter((comparison) => alertAnswer({ comparison, value, quiet: null }, measured, now) === 'tells')
        expect(told).toEqual(measured === value ? [] : [measured > value ? 'over' : 'under'])
      }),
    )
  })

  it('count without telling in quiet hours', () => {
    const quiet = { from: '22:00', to: '07:00' }
    expect(alertAnswer({ comparison: 'over', value: 3, quiet }, 4, '01:00')).toBe('quiet')
    expect(alertAnswer({ comparison: 'over', value: 3, quiet }, 2, '01:00')).toBe('nothing')
  })

  it('take a threshold of nought or more, and of a percentage at most 100', () => {
    fc.assert(
      fc.property(fc.constantFrom(...alertMetrics), fc.double({ noNaN: true, min: 0, max: 100 }), (metric, value) => {
        expect(alertProblem(metric, value)).toBeNull()
      }),
    )
    expect([alertProblem('anomaly', undefined), alertProblem('pageViews', -1), alertProblem('conversionRate', 101), alertProblem('pageViews', 101)]).toEqual([
      'empty',
      'range',
      'percent',
      null,
    ])
  })

  it('are found by the words on them and by what they watch', () => {
    const found = (looked: string) => alertsSample.filter((alert) => alertFits(alert, looked, '')).map((alert) => alert.id)
    expect(found('anomaly')).toEqual(['alert-1', 'alert-3'])
    expect(found('SIGN-INS portal')).toEqual(['alert-4'])
    expect(found('nothing of that')).toEqual([])
  })

  // Configure Alerts asks for 'anomaly' in every language.
  it('about anomalies are found by that word, whatever language they are written in (ANA-ANOM-09-B)', () => {
    const [sample] = alertsSample
    if (sample?.rule === undefined) throw new Error('the sample has no rule')
    const german = { ...sample, rule: sample.rule, name: 'Ausreißer', description: 'Meldet Abweichungen.', condition: '' }
    const fits = (metric: 'anomaly' | 'pageViews') => alertFits({ ...german, rule: { ...german.rule, metric } }, 'anomaly', 'Anomalien über 0 in 1 Stunde')
    expect([fits('anomaly'), fits('pageViews')]).toEqual([true, false])
  })

  it('go to mail addresses and to https addresses', () => {
    expect([
      isAlertAddress('email', 'a@b.example'),
      isAlertAddress('email', 'a b@c'),
      isAlertAddress('chat', 'https://hooks.example/x'),
      isAlertAddress('sms', 'http://sms.example'),
    ]).toEqual([true, false, true, false])
  })
})
