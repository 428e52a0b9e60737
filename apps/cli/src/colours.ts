import { styleText } from 'node:util'
import type { Streams } from './streams.ts'

const colours = {
  red: ['error', 'FAILED', 'failed', 'lost', 'broken', 'survived', 'conflict', 'missing', 'removed', 'does not hold', 'personal data'],
  yellow: ['warning', 'changed', 'doubled', 'unknown', 'no longer known', 'differing', 'renamed', 'unplanned'],
  green: ['passed', 'proven', 'added', 'gained', 'planned'],
  cyan: ['info', 'note'],
} as const

const labels = Object.entries(colours).flatMap(([colour, words]) => words.map((word) => [word, colour as keyof typeof colours] as const))
const byLabel = new Map<string, keyof typeof colours>(labels)
const label = new RegExp(`^(${labels.map(([word]) => word).join('|')})(?= )`, 'gm')

/** The label at the beginning of a line in its colour. */
export const coloured = (text: string): string => text.replace(label, (word) => styleText(byLabel.get(word) ?? 'cyan', word, { validateStream: false }))

/** Where the process speaks: in colours on a terminal, without on a pipe or with NO_COLOR. */
export function terminal(process: Pick<NodeJS.Process, 'stdout' | 'stderr' | 'env'>): Streams {
  const inColour = process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb'
  const line = process.stderr.isTTY && process.env['TERM'] !== 'dumb'
  let drawn = false
  const clear = () => {
    if (drawn) process.stderr.write('\r\u001B[2K')
    drawn = false
  }
  return {
    out(text) {
      clear()
      process.stdout.write(inColour ? coloured(text) : text)
    },
    error(text) {
      clear()
      process.stderr.write(text)
    },
    ...(line
      ? {
          progress(text: string) {
            drawn = true
            process.stderr.write(`\r\u001B[2K${text}`)
          },
        }
      : {}),
  }
}
