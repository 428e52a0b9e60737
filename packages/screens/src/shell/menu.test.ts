import { expect, it } from 'vitest'
import { routes } from '../routes.ts'
import { menuGroups } from './menu.ts'
import { text } from './text.ts'

it('the menu leads to each route of the table once, in its order, and marks the one that is open (DATA-MENUITEM-01-B)', () => {
  for (const { path } of routes) {
    const links = menuGroups(text, path).flatMap(({ items, href = '', ...group }) => items ?? [{ ...group, href }])
    expect(links.map(({ href }) => href)).toEqual(routes.map((route) => route.path))
    expect(links.filter(({ current }) => current).map(({ href }) => href)).toEqual([path])
  }
})
