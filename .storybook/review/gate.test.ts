import { describe, expect, it } from 'vitest'
import { counted, gateFaults, pictureFaults, type Run } from './gate.ts'
import type { PictureResult, StoryRecord } from './record.ts'

const picture = (mode: PictureResult['mode'], state: PictureResult['state'] = 'same', pixels = 0): PictureResult => ({
  mode,
  state,
  hash: `${mode}1`,
  accepted: `${mode}1`,
  pixels,
})
const record = (story: string, pictures: PictureResult[] = [picture('light')], rest: Partial<StoryRecord> = {}): StoryRecord => ({
  story,
  file: 'Button.stories.tsx',
  axe: ['light', 'dark'],
  pictures,
  spent: {},
  took: 10,
  faults: [],
  ...rest,
})
const indexed = (id: string, exportName: string) => ({ id, title: 'Primitives/Button', name: exportName, exportName, importPath: './Button.stories.tsx' })

const sound: Run = {
  indexed: [indexed('button--matrix', 'Matrix'), indexed('button--press', 'Press')],
  records: new Map([record('button--matrix', [picture('light'), picture('dark')]), record('button--press')].map((one) => [one.story, one])),
  manifest: { 'button--matrix': { light: 'light1', dark: 'dark1' }, 'button--press': { light: 'light1' } },
  coverage: { Primitives: { stories: 2, pictures: 3 } },
  required: { 'UI-Button': { title: 'Primitives/Button', stories: ['Matrix'] } },
  built: new Set(),
  images: new Set(['light1', 'dark1']),
  unsound: [],
  signed: new Set(),
}
const one = (change: Partial<Run>) => gateFaults({ ...sound, ...change }).join('\n')

describe('the gate', () => {
  it('lets a sound run through', () => {
    expect(gateFaults(sound)).toEqual([])
    expect(pictureFaults(sound.records.values())).toEqual([])
    expect(counted(sound.indexed, sound.records)).toEqual(sound.coverage)
  })

  it('tells each picture that is not as accepted', () => {
    expect(
      pictureFaults([record('a', [picture('dark', 'changed', 7)]), record('b', [picture('light', 'new')]), record('c', [picture('light', 'lost')])]),
    ).toEqual([
      'a in dark differs in 7 pixels from the accepted picture.',
      'b in light has no accepted picture.',
      'c in light has an accepted picture whose image is missing from .storybook/pictures/images.',
    ])
  })

  it('misses a story that nobody drew, as a re-exported one', () => {
    const records = new Map([...sound.records].slice(0, 1))
    expect(one({ records })).toContain("button--press stands in Storybook's list, but no test drew it. Is it re-exported in ./Button.stories.tsx?")
  })

  it('misses a story without a picture, and an image that holds another one', () => {
    const records = new Map([...sound.records, ['button--press', record('button--press', [])]])
    expect(one({ records, manifest: { 'button--matrix': sound.manifest['button--matrix'] ?? {} } })).toContain(
      'button--press has no picture: parameters.modes leaves none.',
    )
    expect(one({ unsound: ['light1'] })).toContain('images/light1.webp does not hold the picture that its name says')
  })

  it('misses a check by axe', () => {
    const records = new Map([...sound.records, ['button--press', record('button--press', [picture('light')], { axe: ['dark'] })]])
    expect(one({ records })).toBe('button--press was not checked by axe in light.')
  })

  it('misses pictures that are accepted and no longer taken, and images of no picture', () => {
    expect(one({ manifest: { ...sound.manifest, gone: { light: 'light1' } } })).toContain(
      'gone in light has an accepted picture, but nobody takes it any more.',
    )
    expect(one({ images: new Set(['light1', 'dark1', 'old']) })).toContain('images/old.webp belongs to no picture.')
    expect(one({ images: new Set(['light1', 'dark1', 'old']), signed: new Set(['old']) })).toBe('')
  })

  it('misses stories when a file was emptied, until the counts are changed too', () => {
    const fewer = {
      indexed: sound.indexed.slice(0, 1),
      records: new Map([...sound.records].slice(0, 1)),
      manifest: { 'button--matrix': { light: 'light1', dark: 'dark1' } },
    }
    expect(one(fewer)).toContain('Primitives has 1 stories and 2 pictures, and .storybook/coverage.json says 2 and 3.')
    expect(one({ ...fewer, coverage: { Primitives: { stories: 1, pictures: 2 } } })).toBe('')
  })

  it('misses stories that the requirements list, of what is built', () => {
    const required = {
      'UI-Button': { title: 'Primitives/Button', stories: ['Matrix', 'Busy'] },
      'ANA-RT': { route: '/analytics/realtime', title: 'Analytics/Real-time', stories: ['Ready'] },
    }
    expect(one({ required })).toBe('UI-Button: Primitives/Button lacks stories that the requirements list: Busy.')
    expect(one({ required, built: new Set(['/analytics/realtime']) })).toContain('ANA-RT: Analytics/Real-time lacks stories that the requirements list: Ready.')
  })
})
