import { expect, it } from 'vitest'
import { modes, modesOf } from './modes.ts'

it('looks at matrices and usual states in every mode, at foundations in both, at the rest in light', () => {
  expect(modesOf('primitives-button--matrix')).toEqual(modes)
  expect(modesOf('setup-setup--ready')).toEqual(modes)
  expect(modesOf('foundations-colors--light')).toEqual(['light', 'dark'])
  expect(modesOf('setup-setup--failed')).toEqual(['light'])
  expect(modesOf('setup-setup--ready', ['rtl'])).toEqual(['rtl'])
  expect(modesOf('setup-setup--ready', [])).toEqual([])
})
