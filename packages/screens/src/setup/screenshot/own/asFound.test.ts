import { mostElements } from '@tagmason/domain'
import { expect, it } from 'vitest'
import { asFound } from './asFound.ts'

const seen = (confidence: number, y: number, text = 'Buy') => ({
  kind: 'button' as const,
  box: { x: 0, y, width: 80, height: 30 },
  confidence,
  lines: [],
  text,
})

it('what was read is kept in whole percents, and nothing as certain', () => {
  expect(asFound([seen(0.914, 0), seen(0.999, 50)])).toEqual([
    { type: 'Button', text: 'Buy', confidence: 91, box: { x: 0, y: 0, width: 80, height: 30 } },
    { type: 'Button', text: 'Buy', confidence: 99, box: { x: 0, y: 50, width: 80, height: 30 } },
  ])
})

it('of more elements than are kept the surest stay, in the order of the page', () => {
  const many = Array.from({ length: mostElements + 20 }, (_, at) => seen(at % 2 === 0 && at < 40 ? 0.2 : 0.9, at * 40, `${at}`))
  const kept = asFound(many)
  expect(kept).toHaveLength(mostElements)
  expect(kept.every(({ confidence }) => confidence === 90)).toBe(true)
  expect(kept.map(({ box }) => box?.y ?? 0)).toEqual(kept.map(({ box }) => box?.y ?? 0).toSorted((a, b) => a - b))
})

it('words beyond what is kept are cut', () => {
  expect(asFound([seen(0.9, 0, 'a'.repeat(600))])[0]?.text).toHaveLength(500)
})
