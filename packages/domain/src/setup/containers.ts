export const connectionStatuses = ['connected', 'pending'] as const
export type ConnectionStatus = (typeof connectionStatuses)[number]

/** A Google Tag Manager container. */
export interface TagContainer {
  /** `GTM-` and 4 to 10 letters or digits. */
  id: string
  project: string
  name: string
  status: ConnectionStatus
  /** How many tags it holds; 0 until it is connected. */
  tags: number
  triggers: number
}

/** What a container id looks like (requirements G-28). */
export const containerIdPattern = /^GTM-[A-Z0-9]{4,10}$/

export const generatedTagStatuses = ['draft', 'deployed'] as const
export type GeneratedTagStatus = (typeof generatedTagStatuses)[number]

/** A tag that was made from the measurement plan. */
export interface GeneratedTag {
  id: string
  project: string
  name: string
  /** Kind of tag as Tag Manager names it: `GA4 Event`. */
  type: string
  /** Name of the trigger that fires it. */
  trigger: string
  status: GeneratedTagStatus
  containerId: string
}
