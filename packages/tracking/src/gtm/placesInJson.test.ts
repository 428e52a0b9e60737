import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placesInJson } from './placesInJson.ts'

it('tells the line and column at which a value begins', () => {
  const places = placesInJson('{\n  "a": [1, {"name": "x"},\n    {"name": "y, {}[]:\\""}],\n  "b": {}\n}')
  expect([places?.at(['a']), places?.at(['a', 1]), places?.at(['a', 2, 'name']), places?.at(['b']), places?.at(['c'])]).toEqual([
    { line: 2, column: 8 },
    { line: 2, column: 12 },
    { line: 3, column: 14 },
    { line: 4, column: 8 },
    undefined,
  ])
  expect([...(places?.named(['a']) ?? [])]).toEqual([
    ['x', { line: 2, column: 12 }],
    ['y, {}[]:"', { line: 3, column: 5 }],
  ])
  expect(placesInJson('{')).toBeUndefined()
})

const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((from, part) => (from as Readonly<Record<string, unknown>>)[part], value)
const pathsOf = (value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] => [
  path,
  ...(typeof value === 'object' && value !== null && path.length < 4
    ? Object.keys(value).flatMap((one) => pathsOf((value as Readonly<Record<string, unknown>>)[one], [...path, Array.isArray(value) ? Number(one) : one]))
    : []),
]

it('what begins at the place of any path is the value of that path', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.constantFrom(0, 2), (text, indent) => {
      const value: unknown = JSON.parse(text)
      const written = JSON.stringify(value, null, indent)
      const places = placesInJson(written)
      for (const path of pathsOf(value)) {
        const place = places?.at(path)
        const rest = written
          .split('\n')
          .slice((place?.line ?? 0) - 1)
          .join('\n')
          .slice((place?.column ?? 0) - 1)
        const wanted = JSON.stringify(valueAt(value, path), null, indent).split('\n')[0] ?? ''
        expect(rest.startsWith(wanted)).toBe(true)
      }
    }),
  )
})
