import { createContext, useContext } from 'react'

/** The few words that primitives say by themselves. Everything else arrives as props. */
export interface UiTexts {
  close: string
  cancel: string
  dismiss: string
  copy: string
  copied: string
  /** When the browser lets nothing into the clipboard. */
  copyRefused: string
  loading: string
  search: string
  clear: string
  retry: string
  required: string
  optional: string
  /** When nothing matches what was searched for. */
  noMatches: string
  increase: string
  decrease: string
  show: string
  hide: string
  /** The name of the button that removes one entry of a list. */
  remove(entry: string): string
  /** How much of a limited text is used. */
  characters(used: number, limit: number): string
}

export const englishTexts: UiTexts = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'Could not copy; select the text and press Ctrl+C.',
  loading: 'Loading',
  search: 'Search',
  clear: 'Clear',
  retry: 'Retry',
  required: 'Required',
  optional: 'Optional',
  noMatches: 'Nothing found',
  increase: 'Increase',
  decrease: 'Decrease',
  show: 'Show',
  hide: 'Hide',
  remove: (entry) => `Remove ${entry}`,
  characters: (used, limit) => `${used} of ${limit} characters`,
}

export const TextsContext = createContext<UiTexts>(englishTexts)

/** The words of the nearest <Theme>; English when none were given. */
export const useUiTexts = () => useContext(TextsContext)
