import { expect, it } from 'vitest'
import { terminal } from './colours.ts'
import { showing } from './progress.ts'

/** What is shown while ten things take so many milliseconds each. */
function shown(values: object, each: number, progress?: (text: string) => void) {
  let now = 0
  const lines: string[] = []
  const given = progress === undefined ? { progress: (text: string) => void lines.push(text) } : { progress }
  const { progress: tell } = showing(given, values, 'faults', () => now)
  for (let done = 1; done <= 10; done++) {
    now += each
    tell?.(done, 10)
  }
  return lines
}

it('long work says how far it is and how long the rest takes', () => {
  expect(shown({}, 400)).toEqual([
    '2 of 10 faults, about 4 s left',
    '3 of 10 faults, about 3 s left',
    '4 of 10 faults, about 3 s left',
    '5 of 10 faults, about 2 s left',
    '6 of 10 faults, about 2 s left',
    '7 of 10 faults, about 2 s left',
    '8 of 10 faults, about 1 s left',
    '9 of 10 faults, about 1 s left',
    '10 of 10 faults, about 0 s left',
  ])
})

it.each([
  ['quick work', {}, 20],
  ['--json', { json: true }, 400],
  ['a form for machines', { format: 'sarif' }, 400],
])('nothing is shown of %s', (_, values, each) => {
  expect(shown(values, each)).toEqual([])
})

it('lines are not drawn more than ten times a second', () => {
  expect(shown({}, 60)).toHaveLength(1)
})

const written = (isTTY: boolean) => {
  let out = ''
  const stream = { isTTY, write: (text: string) => (out += text) }
  const { progress, out: say } = terminal({ stdout: { isTTY: false, write: stream.write }, stderr: stream, env: {} } as unknown as NodeJS.Process)
  progress?.('1 of 2 faults')
  progress?.('2 of 2 faults')
  say('done\n')
  say('more\n')
  return out
}

it('a terminal has one line of it, which the answer takes away; a pipe has none', () => {
  expect(written(true)).toBe('\r\u001B[2K1 of 2 faults\r\u001B[2K2 of 2 faults\r\u001B[2Kdone\nmore\n')
  expect(written(false)).toBe('done\nmore\n')
})
