import type { Step } from '@tagmason/domain'

/** Where a visitor's data comes from: the page's address, title or referrer, a value of the data layer, a cookie, a global variable, or an element (text, attribute, form field). */
export interface TaintSource {
  readonly kind: 'address' | 'title' | 'referrer' | 'dataLayer' | 'cookie' | 'global' | 'element'
  /** Such as `path`, `?email`, `user.email`, the name of a cookie, `text` or `attribute data-mail`; empty for title and referrer. */
  readonly key: string
  /** Whether it is likely to say who somebody is: by its name, or because people write it. */
  readonly personal: boolean
}

/** `normalized`: in small letters, or digits alone; `encoded`: as a part of an address or Base64; `hashed`: SHA-256. */
export type TaintForm = 'plain' | 'normalized' | 'encoded' | 'hashed'

export interface TaintFlow {
  readonly source: TaintSource
  readonly tag: string
  readonly tagId: string
  readonly type: string
  /** The event that the tag ran on. */
  readonly on: string
  /** The parameter that holds it, or the API of templates that asks for an address with it, such as `sendPixel`; what gtag takes by itself is `page_location`, `page_title` or `page_referrer`. */
  readonly parameter: string
  readonly form: TaintForm
  readonly automatic: boolean
  /** The visit that shows it, with a canary at the source; it ends with the step on which the tag fires. */
  readonly visit: readonly Step[]
}

/** What nobody but a browser can tell: the value of a parameter, or with an empty parameter what the code of a tag does. */
export interface TaintOpen {
  readonly tag: string
  readonly tagId: string
  readonly parameter: string
}

export interface Taint {
  /** Those that are likely to be personal first. */
  readonly flows: readonly TaintFlow[]
  readonly open: readonly TaintOpen[]
  readonly visits: number
}
