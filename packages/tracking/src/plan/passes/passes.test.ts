import type { Language } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { planFromGoals } from '../plan.ts'
import { analyse } from '../analysis.ts'
import { blank, readSentences } from './read.ts'
import type { Pass, Reading } from './state.ts'
import { decideZones } from './zones.ts'
import { findParameters } from './parameters.ts'
import { recognise } from './recognise.ts'
import { resolveFollowUps } from './resolve.ts'
import { composeFromGrid } from './compose.ts'
import { decideWishes } from './decide.ts'
import { explainSilence } from './explain.ts'
import { nameDrafts } from './name.ts'

/** The last sentence of a text, as it is behind the given passes. */
function after(text: string, passes: readonly Pass[], language: Language = 'en'): Reading {
  const analysis = analyse(text, language)
  const sentence = analysis.sentences.at(-1)
  if (!sentence) throw new Error('no sentence')
  const start = blank(analysis, sentence, { role: undefined, under: undefined, key: undefined, affirmed: [], listed: false }, [])
  return passes.reduce((reading, pass) => pass(reading), start)
}
const names = (reading: Reading) => reading.candidates.map(({ concept, name }) => concept ?? name)
const events = (text: string, language: Language = 'en') => planFromGoals(text, { language }).events.map(({ name }) => name)

describe('passes', () => {
  it('decideZones tells what not to measure, also where the words stand behind it', () => {
    expect(after('Track purchases, the newsletter we do not need', [decideZones]).zones.zones).toContain('negated')
    expect(after('Newsletter is mir egal', [decideZones], 'de').zones.zones.every((zone) => zone === 'negated')).toBe(true)
  })

  it('findParameters keeps the words of a list from being wishes', () => {
    const reading = after('Track purchases with the coupon', [decideZones, findParameters])
    expect(reading.lists.flatMap(({ parameters }) => parameters.map(({ name }) => name))).toEqual(['coupon'])
    expect(names(recognise(reading))).toEqual(['purchase'])
  })

  it('resolveFollowUps finds the thing of a doing without one', () => {
    const reading = after('Track whether people begin the tutorial and finish it', [decideZones, findParameters, recognise])
    expect(names(resolveFollowUps(reading))).toEqual(['tutorialBegin', 'tutorialComplete'])
  })

  it('composeFromGrid names a thing with its outcome in English, whatever the language', () => {
    const passes = [decideZones, findParameters, recognise, resolveFollowUps, composeFromGrid]
    expect(names(after('Reisepass hochgeladen', passes, 'de'))).toEqual(['upload_document'])
    expect(names(after('lista de bodas creada', passes, 'es'))).toEqual(['create_gift_registry'])
    expect(names(after('carte activée', passes, 'fr'))).toEqual(['activate_card'])
  })

  it('decideWishes reports what is left out as the goal says', () => {
    const reading = after('Measure logins but not refunds', [decideZones, findParameters, recognise, decideWishes])
    expect(reading.drafts.map(({ candidate }) => candidate.concept)).toEqual(['login'])
    expect(reading.unmatched).toMatchObject([{ reason: 'negated' }])
  })

  it('nameDrafts takes the name that the goal gives', () => {
    const reading = after('Purchases as an event called "sale_done"', [decideZones, findParameters, recognise, decideWishes, nameDrafts])
    expect(reading.drafts.map(({ name }) => name)).toContain('sale_done')
  })

  it('explainSilence says nothing where something was found', () => {
    const passes = [decideZones, findParameters, recognise, decideWishes, explainSilence]
    expect(after('Track purchases', passes).unmatched).toEqual([])
  })

  it('do not change what they are given', () => {
    const reading = after('Track purchases with the coupon', [decideZones, findParameters, recognise])
    const before = names(reading)
    composeFromGrid(resolveFollowUps(reading))
    expect(names(reading)).toEqual(before)
  })
})

describe('the layout of a text', () => {
  it('owns the parts below a heading, and leaves out those below a dismissal', () => {
    expect(events('## Gallery\n- opened\n## Out of scope\n- newsletter signups')).toEqual(['open_gallery'])
  })

  it('reads rows of a table, and what their columns deny', () => {
    const table = '| what | track? |\n|---|---|\n| purchases | yes |\n| newsletter signup | no |'
    expect(events(table)).toEqual(['purchase'])
  })

  it('takes greetings and signatures for no wishes', () => {
    expect(events('Hi Dan,\n\nTrack purchases.\n\nBest,\nPhil from Downloads')).toEqual(['purchase'])
  })

  it('reads each sentence with all before it', () => {
    expect(readSentences(analyse('Track purchases. Track logins.', 'en')).sentences).toHaveLength(2)
  })
})
