import { expect, it } from 'vitest'
import { sharedToken } from './places.ts'

it.each([
  ['/share/abc-1', 'abc-1'],
  ['/share/', null],
  ['/share', null],
  ['/reports/share', null],
  ['/', null],
])('the address %s ends with the token %s', (path, token) => expect(sharedToken(path)).toBe(token))
