/** How far a project has come with one step of the setup. */
export const setupProgress = ['not started', 'in progress', 'done'] as const
export type SetupProgress = (typeof setupProgress)[number]

/** How far the project has come with each page of the setup that can tell, by the page's path. */
export interface SetupProgressByPage {
  '/setup/natural-language': SetupProgress
  '/setup/screenshot': SetupProgress
  '/setup/events': SetupProgress
  '/setup/gtm': SetupProgress
  '/setup/ga4': SetupProgress
  '/setup/connections': SetupProgress
}

/** A card of the setup hub. */
export interface SetupCard {
  title: string
  description: string
  href: string
}
