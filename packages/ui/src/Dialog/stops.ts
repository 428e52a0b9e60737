const selector = 'a[href], button, input, select, textarea, summary, [tabindex]'

const reachable = (element: HTMLElement) => element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0

/** What the Tab key stops at inside an element, in order. */
export const stopsIn = (place: Element): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(selector)].filter(reachable)
