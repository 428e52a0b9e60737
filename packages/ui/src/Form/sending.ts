import { createContext } from 'react'

/**
 * Whether the form around is on its way. Until it has arrived nothing in it can be wrong: what it is held against is answered anew meanwhile, so that the name that it has just
 * taken itself looks like one that somebody else has.
 */
export const Sending = createContext(false)
