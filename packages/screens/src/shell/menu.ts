import type { SidebarGroup } from '@tagmason/ui'
import { useState } from 'react'
import { areaOf, routes } from '../routes.ts'
import { areas } from '../routeTable.ts'
import type { ShellText } from './text.ts'

/** The menu as the route table has it. */
export function menuGroups(text: ShellText, path: string): SidebarGroup[] {
  return areas.map(({ id, icon }) => {
    const group = { id, label: text.areas[id], icon }
    if (id === 'dashboard') return { ...group, href: '/', current: path === '/' }
    const pages = routes.filter((route) => route.area === id)
    const items = pages.map((route) => ({ label: text.menu[route.path] ?? text.titles[route.path], href: route.path, current: path === route.path }))
    return { ...group, items }
  })
}

/** The one open group: that of the path, until the member opens another or closes it. */
export function useOpenGroup(path: string): [open: string | undefined, toggle: (id: string) => void] {
  const area = areaOf(path)
  const [state, setState] = useState<{ path: string; open: string | undefined }>({ path, open: area })
  // Going to another page opens its group; staying keeps what the member chose.
  if (state.path !== path) setState({ path, open: area })
  return [state.path === path ? state.open : area, (id) => setState({ path, open: state.open === id ? undefined : id })]
}
