import type { PageLoad, Push } from '@tagmason/domain'

export const home = 'https://www.example.com/'

/** A page is opened; the home page where nothing else is said. */
export const page = (more: Partial<Omit<PageLoad, 'type'>> = {}): PageLoad => ({ type: 'pageLoad', url: home, ...more })

export const push = (data: unknown): Push => ({ type: 'push', data })

/** An event of the page's own, with what it brings. */
export const event = (name: string, data: Readonly<Record<string, unknown>> = {}): Push => push({ event: name, ...data })

export const none = { fired: [] }
export const fires = (...fired: readonly string[]) => ({ fired })
