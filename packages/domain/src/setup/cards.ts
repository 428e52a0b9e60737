/** How far a project has come with one step of the setup. */
export const setupProgress = ['not started', 'in progress', 'done'] as const
export type SetupProgress = (typeof setupProgress)[number]

/** A card of the setup hub. */
export interface SetupCard {
  title: string
  description: string
  href: string
}
