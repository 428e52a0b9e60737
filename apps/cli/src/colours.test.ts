import { expect, it } from 'vitest'
import { coloured, terminal } from './colours.ts'

const red = '\u001B[31m'
const said = (isTTY: boolean, env: Record<string, string>) => {
  let out = ''
  const stream = { isTTY, write: (text: string) => (out += text) }
  terminal({ stdout: stream, stderr: stream, env } as unknown as NodeJS.Process).out('error nameMissing $.tag\n  the error is here\n')
  return out
}

it('labels are coloured on a terminal, at the beginning of a line only', () => {
  expect(said(true, {})).toBe(`${red}error\u001B[39m nameMissing $.tag\n  the error is here\n`)
})

it.each([
  ['a pipe', false, {}],
  ['NO_COLOR', true, { NO_COLOR: '1' }],
  ['a terminal without colours', true, { TERM: 'dumb' }],
])('there is no colour with %s', (_, isTTY, env) => {
  expect(said(isTTY, env as Record<string, string>)).not.toContain('\u001B')
})

it('words that only begin like a label, and JSON, stay as they are', () => {
  for (const text of ['errors are counted\n', '{ "error": 1 }\n', 'changedBy me\n']) expect(coloured(text)).toBe(text)
})
