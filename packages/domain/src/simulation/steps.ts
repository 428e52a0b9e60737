/** What a visitor or the page does, in order. Every step but `pageLoad` happens on the page that the last `pageLoad` opened. */
export type Step =
  | PageLoad
  | Push
  | (OnElement & { readonly type: 'click' | 'linkClick' })
  | (OnElement & { readonly type: 'formSubmit' })
  | Scroll
  | Visibility
  | HistoryChange
  | Tick
  | ConsentCommand
  | Wait
  | Video
  | ScriptError

/** A page is opened: Consent Initialization, Initialization, Container Loaded, DOM Ready and Window Loaded happen, in this order. */
export interface PageLoad {
  readonly type: 'pageLoad'
  /** Absolute address, http or https. */
  readonly url: string
  /** Empty when left out, except after a page before: then its address, or only its origin where that was another site, as browsers tell. */
  readonly referrer?: string
  readonly title?: string
  /** Names and values as they stand in `document.cookie`, still encoded. Cookies of the page before are kept where this is left out. */
  readonly cookies?: Readonly<Record<string, string>>
  /** What the page pushed before the container loaded, first first. An entry that is a list is a gtag command, such as `["consent", "default", {…}]`. */
  readonly dataLayer?: readonly unknown[]
  /** What the page pushes once the container has started and before the DOM is ready, such as the consent default of a banner that comes late. */
  readonly whileLoading?: readonly unknown[]
  /** Global variables of the page by dotted name, such as `{ "digitalData.page": "home" }`; any JSON value. */
  readonly globals?: Readonly<Record<string, unknown>>
  /** Elements that DOM variables and visibility triggers find on the page. */
  readonly elements?: readonly PageElement[]
}

/** `dataLayer.push(data)`; a list is a gtag command. */
export interface Push {
  readonly type: 'push'
  readonly data: unknown
}

/** An element of the page, as far as it is needed. */
export interface PageElement {
  /** Tag name, `div` when left out. */
  readonly tag?: string
  readonly id?: string
  readonly classes?: readonly string[] | string
  readonly text?: string
  /** The address of a link, absolute or relative to the page. */
  readonly href?: string
  readonly attributes?: Readonly<Record<string, string>>
  /** The elements it is in, the nearest first. */
  readonly ancestors?: readonly PageElement[]
  /** All elements before it and all behind it in the same parent, the nearest first; what selectors such as `:nth-of-type(2)` ask for. */
  readonly before?: readonly PageElement[]
  readonly after?: readonly PageElement[]
}

/** `linkClick` is a click whose element is a link or in one; `click` on such an element is the same. */
export interface OnElement {
  readonly element: PageElement
  /** Whether the page stopped the browser's own answer (`preventDefault`); it did not when left out. */
  readonly defaultPrevented?: boolean
}

/** The visitor reaches a depth, from where they were. */
export interface Scroll {
  readonly type: 'scroll'
  /** 0 to 100; one of `percent` and `pixels`. */
  readonly percent?: number
  readonly pixels?: number
  /** Vertical when left out. */
  readonly direction?: 'vertical' | 'horizontal'
}

/** An element is on the screen. */
export interface Visibility {
  readonly type: 'visibility'
  readonly element: PageElement
  /** Share of it on the screen, 0 to 100; 100 when left out, 0 when it leaves the screen. */
  readonly ratio?: number
  /** How long it stays there, in milliseconds; 0 when left out. */
  readonly duration?: number
}

/** The address changes without a page load. */
export interface HistoryChange {
  readonly type: 'history'
  /** Absolute or relative to the page. */
  readonly url: string
  /** `pushState` when left out. */
  readonly source?: 'pushState' | 'replaceState' | 'popstate'
  readonly state?: unknown
  readonly title?: string
}

/** The interval of timer triggers is over once: of the named one, or of all that listen. */
export interface Tick {
  readonly type: 'timer'
  readonly trigger?: string
}

/** `gtag('consent', command, state)`. */
export interface ConsentCommand {
  readonly type: 'consent'
  /** `update` when left out. */
  readonly command?: 'default' | 'update'
  /** By consent type: `granted` or `denied`. */
  readonly state: Readonly<Record<string, 'granted' | 'denied'>>
  /** ISO 3166-2 regions that a default is for; the visitor's region is not known, so such a default makes consent unknown. */
  readonly region?: readonly string[]
}

/** Time passes, in milliseconds. Timer triggers tick as often as it holds their interval. */
export interface Wait {
  readonly type: 'wait'
  readonly ms: number
}

/** An embedded YouTube video changes its state. */
export interface Video {
  readonly type: 'video'
  readonly status: 'start' | 'pause' | 'complete' | 'buffering' | 'progress'
  /** 0 to 100; the length and the present second of the video in seconds. */
  readonly percent?: number
  readonly seconds?: number
  readonly duration?: number
  readonly title?: string
  readonly url?: string
  readonly visible?: boolean
}

/** A script of the page throws and nobody catches it. */
export interface ScriptError {
  readonly type: 'error'
  readonly message: string
  readonly url?: string
  readonly line?: number
}
