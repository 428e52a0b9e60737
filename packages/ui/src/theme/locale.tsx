import { createContext, useContext } from 'react'

/** How numbers and times are written. */
export interface Locale {
  /** A BCP 47 tag, as `en-US` or `de`. */
  locale: string
  /** An IANA name, as `UTC` or `Europe/Berlin`. */
  timeZone: string
}

export const LocaleContext = createContext<Locale>({ locale: 'en-US', timeZone: 'UTC' })

/** The locale and time zone of the nearest <Theme>; American English and UTC when none was given. */
export const useLocale = () => useContext(LocaleContext)
