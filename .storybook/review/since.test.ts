import { describe, expect, it } from 'vitest'
import { changesSince } from './since.ts'

const titles = new Map([
  ['primitives-badge--matrix', 'Primitives/Badge'],
  ['primitives-badge--long', 'Primitives/Badge'],
  ['setup-plan--ready', 'Setup/Plan'],
])

describe('changesSince', () => {
  it('counts changed, new and gone pictures by title, and names a story to open', () => {
    const before = { 'primitives-badge--matrix': { light: 'a', dark: 'b' }, 'primitives-badge--old': { light: 'c' }, 'gone-card--all': { light: 'd' } }
    const now = { 'primitives-badge--matrix': { light: 'a', dark: 'x' }, 'primitives-badge--long': { light: 'e' }, 'setup-plan--ready': { light: 'f' } }
    expect(changesSince(before, now, titles)).toEqual([
      { title: 'gone-card', added: 0, changed: 0, removed: 1 },
      { title: 'Primitives/Badge', first: 'primitives-badge--matrix', added: 1, changed: 1, removed: 1 },
      { title: 'Setup/Plan', first: 'setup-plan--ready', added: 1, changed: 0, removed: 0 },
    ])
  })

  it('is empty where nothing changed', () => {
    expect(changesSince({ 'a--b': { light: '1' } }, { 'a--b': { light: '1' } }, new Map())).toEqual([])
  })
})
