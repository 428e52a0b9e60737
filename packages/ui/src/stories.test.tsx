import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Theme } from './theme/Theme.tsx'

type Module = Parameters<typeof composeStories>[0]

const modules = import.meta.glob<Module>('./**/*.stories.tsx', { eager: true })
const index = Object.values(import.meta.glob<string>('./index.ts', { eager: true, query: '?raw', import: 'default' })).join('')
const sources = import.meta.glob<string>('./**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' })

/** What stands in a portal alone is drawn by no server: it comes when the page wakes. */
const portals = /^\.\/(CommandPalette|Confirm|Dialog|Drawer|Toasts)\//

const rendered: string[] = []

/** The story as the preview draws it, without the theme's own frame. */
const drawn = (Story: ComponentType) =>
  renderToString(
    <Theme mode="light" density="comfortable">
      <Story />
    </Theme>,
  ).replace(/^<div data-ui="Theme"[^>]*>|<div data-part="overlays"><\/div><\/div>$/g, '')

const complaints = vi.fn<typeof console.error>()
beforeEach(() => {
  complaints.mockClear()
  vi.spyOn(console, 'error').mockImplementation(complaints)
  vi.spyOn(console, 'warn').mockImplementation(complaints)
})
afterEach(() => vi.restoreAllMocks())

describe.each(Object.entries(modules))('%s', (path, module) => {
  test.each(Object.entries(composeStories(module)))('%s renders to a string', (name, Story) => {
    const html = drawn(Story as ComponentType)
    rendered.push(`${path} ${name}`)
    expect(complaints.mock.calls).toEqual([])
    if (!portals.test(path)) expect(html).not.toBe('')
  })
})

/** The stories of each folder of a published component, of all its files together. */
const folders = new Set(
  [...index.matchAll(/from '\.\/(\w+)\/\w+\.tsx'/g)].flatMap(([, folder]) => (folder === undefined || folder === 'theme' ? [] : [folder])),
)

test.each([...folders])('%s has a Playground to try it and a Matrix that shows all of it', (folder) => {
  const stories = Object.fromEntries(Object.entries(modules).flatMap(([path, module]) => (path.startsWith(`./${folder}/`) ? Object.entries(module) : [])))
  expect(Object.keys(stories)).toEqual(expect.arrayContaining(['Playground', 'Matrix']))
  expect(stories['Playground']).not.toHaveProperty('play')
  // Every story is looked at in both modes.
  expect(Object.keys(stories)).not.toContain('Dark')
})

const exported = Object.entries(sources).flatMap(([path, source]) => [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => `${path} ${name}`))

test(`all ${exported.length} stories that the files export were rendered`, () => {
  expect(rendered.toSorted()).toEqual(exported.toSorted())
})
