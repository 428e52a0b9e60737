import { createContext, createElement, type FunctionComponent, type ReactNode, useContext, useEffect, useRef } from 'react'
import type { Client, Events } from './index.ts'

const Context = createContext<Client | undefined>(undefined)

/** Gives the client that `createTagmason` made to the components below it. */
export const TagmasonProvider: FunctionComponent<{ readonly client: Client<never> | Client; readonly children?: ReactNode }> = ({ client, children }) =>
  createElement(Context.Provider, { value: client as Client }, children)

/** The client of the provider above. Throws where there is none. */
export function useTagmason<Known extends Events = Record<string, Readonly<Record<string, unknown>>>>(): Client<Known> {
  const client = useContext(Context)
  if (client === undefined) throw new Error('There is no TagmasonProvider above this component: wrap the app in one.')
  return client as unknown as Client<Known>
}

/** Tells of an event once a component is shown, and again whenever `key` changes; React's development mode, which shows components twice, tells once. */
export function useTrackOnce(name: string, params?: Readonly<Record<string, unknown>>, key: unknown = name): void {
  const client = useTagmason()
  const told = useRef<{ key: unknown } | undefined>(undefined)
  useEffect(() => {
    if (told.current !== undefined && Object.is(told.current.key, key)) return
    told.current = { key }
    client.track(name, params)
  })
}
