/** A place in the source. */
export interface CodePlace {
  readonly file: string
  /** From 1. */
  readonly line: number
}

/** A value as far as reading the source tells it. */
export type CodeValue =
  | { readonly kind: 'known'; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly items: readonly CodeValue[] }
  /** `open`: something that cannot be read was spread into it, so it may have more. */
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, CodeValue>; readonly open: boolean }
  | { readonly kind: 'oneOf'; readonly values: readonly CodeValue[] }
  /** `type`: what is known of it all the same. */
  | { readonly kind: 'unknown'; readonly type?: 'string' | 'number' | 'boolean' | undefined }

export type CodeApi = 'dataLayer' | 'gtag' | 'segment' | 'posthog' | 'mixpanel' | 'amplitude' | 'tagmason'

/** A call that tells of an event. */
export interface CodeEvent extends CodePlace {
  readonly api: CodeApi
  /** The name of the event; null where reading the source does not tell it. */
  readonly event: string | null
  /** What goes with it; of messages of the data layer without `event`. */
  readonly params: Extract<CodeValue, { kind: 'object' }>
}

/** A file that could not be read, and why. */
export interface UnreadFile extends CodePlace {
  readonly because: string
}

export interface ScannedCode {
  readonly files: number
  readonly events: readonly CodeEvent[]
  readonly unread: readonly UnreadFile[]
}
