import type { TriggerState } from './triggerState.ts'
import type { Resolved } from './outcomes.ts'
import type { Tag } from '../gtm/model.ts'
import type { Consent } from './consent.ts'
import type { Runnable } from './container.ts'
import type { Page, Turn } from './page.ts'
import type { PageFacts, Sandbox } from './sandbox/types.ts'
import type { Words } from '../sentences/say.ts'

/** A message that something pushed, on its way to the container. */
export interface Occurrence {
  readonly message: unknown
  /** Triggers that the container's own listener pushed it for. */
  readonly triggers?: ReadonlySet<string>
  /** Why it may not happen at all in a browser. */
  readonly maybe?: Words
  /** It comes before all that waits, as a template's `setDefaultConsentState` does. */
  readonly next?: true
  /** The tag whose script pushed it. */
  readonly by?: Tag
}

/** One message being handled. What is asked twice within it is answered once. */
export interface Moment {
  readonly container: Runnable
  readonly page: Page
  readonly consent: Consent
  readonly sandbox: Sandbox | undefined
  readonly options: { readonly now?: number; readonly debug: boolean; readonly random: (page: Page, name: string) => number | undefined }
  readonly event: string
  /** The event as the message has it, which may be no text. */
  readonly eventValue: unknown
  readonly occurrence: Occurrence
  /** `resolve` of variables/resolve.ts. It is given along, because the types of variables need it and it needs them. */
  readonly resolve: (moment: Moment, name: string) => Resolved
  readonly values: Map<string, Resolved>
  readonly resolving: Set<string>
  /** How often a variable was found to ask for itself. */
  circles: number
  readonly triggers: Map<string, TriggerState>
  /** The turns that tags had for sure in this event. */
  readonly turns: Map<Tag, Turn>
  /** What code may read of the page, once some did. */
  facts?: PageFacts
}
