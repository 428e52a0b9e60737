import type { consentTypes } from '../container/consentTemplate.ts'
import type { Vendor } from '../recording/types.ts'

/** A parameter that Tagmason writes. */
export interface Field {
  readonly key: string
  /** `LIST` is a table of two columns, `parameter` and `parameterValue`. */
  readonly type: 'TEMPLATE' | 'BOOLEAN' | 'LIST'
  /** What is written where nothing is given; a field without one is written only where there is something to write. */
  readonly value?: string
  /** The parameter of the plan's event that it takes its value from where none is given. */
  readonly from?: 'value' | 'currency' | 'transaction_id'
}

/** A hit whose content the tag's parameters say. */
export interface TypeHit {
  readonly vendor: Vendor
  readonly event: string
  /** The parameters with the parts of its destination, which have a slash between them. */
  readonly destination: readonly string[]
  /** The parameter of the tag that holds each parameter of the hit. */
  readonly params: Readonly<Record<string, string>>
}

/** All that is known of a built-in type of tag. Custom templates are types of their own and have none. */
export interface TagType {
  /** As the export file has it. */
  readonly code: string
  /** As Tag Manager calls it; a name in all languages. */
  readonly label: string
  readonly runsIn: 'WEB' | 'SERVER'
  /** Parameters without which it does nothing; each must be there and not empty. */
  readonly required?: readonly string[]
  /** Parameter keys seen in genuine exports or documented, separated by spaces; undefined where too little is known to call others misspelt. */
  readonly keys?: string
  /** Where it sends to. `id` is what such an id looks like; `isNumber`: the import takes the bare number of the account alone. */
  readonly destination?: { readonly key: string; readonly id?: RegExp; readonly isNumber?: true }
  /** The domains that it loads from and sends to, each with all hosts below it; undefined where its parameters say them. */
  readonly hosts?: readonly string[]
  /** Google's own: it looks at the consent state itself, so nothing has to hold it back. */
  readonly checksConsent?: true
  /** Its hits say the consent state in `gcs` and `gcd`. */
  readonly saysConsent?: true
  /** It keeps something in the browser alone. */
  readonly sendsNothing?: true
  /** Consent that it is about, which it has to ask for where it is held back. */
  readonly consent?: readonly (typeof consentTypes)[number][]
  /** It counts a success of an ad, so it belongs on what the visitor did and not on every page. */
  readonly isConversion?: true
  /** What it sends, so that a recording is compared with it; undefined where its parameters alone do not say that. */
  readonly hit?: TypeHit
  /** It needs the click id of an ad, which the Conversion Linker keeps. */
  readonly needsLinker?: true
  /** The parameter with code that runs in the page, so that its effects are known in a browser only. */
  readonly script?: string
  /** It sends to Universal Analytics, which stopped in 2023. */
  readonly isOutdated?: true
  /** How Tagmason writes it, in Tag Manager's order; undefined where it writes none. */
  readonly fields?: readonly Field[]
}
