/** A value as a container sees it. `unknown` where only a browser, a network or a template's code could tell, with the reason in a sentence. */
/** `Text` is what sentences are: text, or what the simulator has before somebody words it. */
export type Resolved<Text = string> = { readonly known: true; readonly value: unknown } | { readonly known: false; readonly because: Text }

export interface Simulation<Text = string> {
  readonly steps: readonly SimulatedStep<Text>[]
  /** What of the container was left out, each in one sentence; missing where nothing was. */
  readonly notes?: readonly Text[]
}

/** What one step led to. Lists name tags; a tag that fired twice stands there twice. */
export interface SimulatedStep<Text = string> {
  /** 1 is the first. */
  readonly step: number
  readonly type: string
  /** In the order of firing, over all events of the step. */
  readonly fired: readonly string[]
  /** Tags that fired in no event of this step and are not unknown, each with the reason of the event that came nearest. */
  readonly notFired: readonly TagReason<Text>[]
  /** Tags of which nobody can say whether they fire. */
  readonly unknown: readonly TagReason<Text>[]
  /** The messages that the container handled, in order: what `fired`, `notFired` and `unknown` are drawn from. */
  readonly events: readonly SimulatedEvent<Text>[]
}

export interface TagReason<Text = string> {
  readonly tag: string
  /** One sentence. */
  readonly because: Text
}

/** One message of the data layer, handled. */
export interface SimulatedEvent<Text = string> {
  /** Such as `gtm.js` or `purchase`; empty for a message without an event. */
  readonly name: string
  readonly message: unknown
  /** The data layer (version 2) after it. */
  readonly dataLayer: Readonly<Record<string, unknown>>
  /** Consent by type after it; a type that nobody has set is missing. */
  readonly consent: Readonly<Record<string, 'granted' | 'denied'>>
  /** Every tag: the ones that fired first, in order, then the rest in the order of the file. Empty for a message without an event. */
  readonly tags: readonly TagOutcome<Text>[]
}

export interface TagOutcome<Text = string> {
  readonly tag: string
  readonly tagId: string
  readonly type: string
  readonly outcome: 'fired' | 'notFired' | 'unknown'
  readonly because: Text
  /** The tag that this one was run for, as its setup or clean-up tag. */
  readonly runFor?: { readonly tag: string; readonly as: 'setup' | 'cleanup' }
  /** Triggers of the tag, firing ones first, in the order of the tag. */
  readonly triggers: readonly TriggerOutcome<Text>[]
  /** What it was run with, by key of the parameter, references resolved; only where it fired. */
  readonly parameters: readonly ResolvedParameter<Text>[]
  /** What its firing cannot tell: code of templates and HTML, answers of a network. Empty where nothing is open. */
  readonly effects: readonly Text[]
  /** What the code of its template asked the browser for; missing where nothing ran. */
  readonly requests?: readonly TemplateRequest[]
}

/** An address that a template asks the browser for. */
export interface TemplateRequest {
  readonly api: 'sendPixel' | 'injectScript' | 'injectHiddenIframe'
  readonly address: string
}

export interface ResolvedParameter<Text = string> {
  /** Key of the parameter; rows of a table as `eventSettingsTable.currency`. */
  readonly key: string
  readonly value: Resolved<Text>
}

export interface TriggerOutcome<Text = string> {
  readonly trigger: string
  readonly role: 'firing' | 'blocking'
  /** `unknown` where a condition that decides it is. */
  readonly holds: boolean | 'unknown'
  readonly because: Text
  /** Empty where the event is not the trigger's. */
  readonly conditions: readonly ConditionOutcome<Text>[]
}

export interface ConditionOutcome<Text = string> {
  /** As written, such as `{{Page Path}}`. */
  readonly left: string
  readonly value: Resolved<Text>
  /** EQUALS, CONTAINS, …; see the condition types of the container format. */
  readonly is: string
  readonly negate: boolean
  /** Both as people read them, `does not contain`; left out where nobody reads them. */
  readonly words?: Text
  readonly ignoreCase: boolean
  readonly right: Resolved<Text>
  readonly holds: boolean | 'unknown'
}
