import { createContext, useContext } from 'react'

/** Which way lines are read. */
export type Direction = 'ltr' | 'rtl'

export const DirectionContext = createContext<Direction | undefined>(undefined)

/** The direction of the nearest <Theme> that says one, so that arrow keys go where they point; left to right when none does. */
export const useDirection = (): Direction => useContext(DirectionContext) ?? 'ltr'
