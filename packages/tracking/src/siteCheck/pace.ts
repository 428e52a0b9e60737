/** How long a visit waits; all in milliseconds. */
export interface Pace {
  /** A step is done when the page has asked for nothing for so long. */
  readonly quiet: number
  /** And at the latest after so long. */
  readonly step: number
  /** For the first hit of a page that loads a container. */
  readonly firstHit: number
  /** For the site to ask for consent. */
  readonly consent: number
  /** For a page to load. */
  readonly load: number
  /** For an element of a step to be there. */
  readonly element: number
}
