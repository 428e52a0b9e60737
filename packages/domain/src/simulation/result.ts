/** A value as a container sees it. `unknown` where only a browser, a network or a template's code could tell, with the reason in a sentence. */
export type Resolved = { readonly known: true; readonly value: unknown } | { readonly known: false; readonly because: string }

export interface Simulation {
  readonly steps: readonly SimulatedStep[]
  /** What of the container was left out, each in one sentence; missing where nothing was. */
  readonly notes?: readonly string[]
}

/** What one step led to. Lists name tags; a tag that fired twice stands there twice. */
export interface SimulatedStep {
  /** 1 is the first. */
  readonly step: number
  readonly type: string
  /** In the order of firing, over all events of the step. */
  readonly fired: readonly string[]
  /** Tags that fired in no event of this step and are not unknown, each with the reason of the event that came nearest. */
  readonly notFired: readonly TagReason[]
  /** Tags of which nobody can say whether they fire. */
  readonly unknown: readonly TagReason[]
  /** The messages that the container handled, in order: what `fired`, `notFired` and `unknown` are drawn from. */
  readonly events: readonly SimulatedEvent[]
}

export interface TagReason {
  readonly tag: string
  /** One sentence. */
  readonly because: string
}

/** One message of the data layer, handled. */
export interface SimulatedEvent {
  /** Such as `gtm.js` or `purchase`; empty for a message without an event. */
  readonly name: string
  readonly message: unknown
  /** The data layer (version 2) after it. */
  readonly dataLayer: Readonly<Record<string, unknown>>
  /** Consent by type after it; a type that nobody has set is missing. */
  readonly consent: Readonly<Record<string, 'granted' | 'denied'>>
  /** Every tag: the ones that fired first, in order, then the rest in the order of the file. Empty for a message without an event. */
  readonly tags: readonly TagOutcome[]
}

export interface TagOutcome {
  readonly tag: string
  readonly tagId: string
  readonly type: string
  readonly outcome: 'fired' | 'notFired' | 'unknown'
  readonly because: string
  /** The tag that this one was run for, as its setup or clean-up tag. */
  readonly runFor?: { readonly tag: string; readonly as: 'setup' | 'cleanup' }
  /** Triggers of the tag, firing ones first, in the order of the tag. */
  readonly triggers: readonly TriggerOutcome[]
  /** What it was run with, by key of the parameter, references resolved; only where it fired. */
  readonly parameters: readonly ResolvedParameter[]
  /** What its firing cannot tell: code of templates and HTML, answers of a network. Empty where nothing is open. */
  readonly effects: readonly string[]
}

export interface ResolvedParameter {
  /** Key of the parameter; rows of a table as `eventSettingsTable.currency`. */
  readonly key: string
  readonly value: Resolved
}

export interface TriggerOutcome {
  readonly trigger: string
  readonly role: 'firing' | 'blocking'
  /** `unknown` where a condition that decides it is. */
  readonly holds: boolean | 'unknown'
  readonly because: string
  /** Empty where the event is not the trigger's. */
  readonly conditions: readonly ConditionOutcome[]
}

export interface ConditionOutcome {
  /** As written, such as `{{Page Path}}`. */
  readonly left: string
  readonly value: Resolved
  /** EQUALS, CONTAINS, …; see the condition types of the container format. */
  readonly is: string
  readonly negate: boolean
  /** Both as people read them, `does not contain`; left out where nobody reads them. */
  readonly words?: string
  readonly ignoreCase: boolean
  readonly right: Resolved
  readonly holds: boolean | 'unknown'
}
