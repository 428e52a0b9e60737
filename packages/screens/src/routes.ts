import { areas, type Area, type RouteShape, table, type Path } from './routeTable.ts'
import type { ComponentType } from 'react'
import { screens } from './screens.ts'

export type Route = RouteShape & { path: Path; screen: ComponentType }

/** Every page of the product, in menu order. */
export const routes: readonly Route[] = table.map((route) => ({ ...route, screen: screens[route.path] }))

/** The route at a path. */
export const routeAt = (path: string): Route | undefined => routes.find((route) => route.path === path)

/** The area whose prefix a path has; the longest wins. */
export const areaOf = (path: string): Area => areas.findLast(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.id ?? 'dashboard'
