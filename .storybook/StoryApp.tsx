import type { Workspace } from '@tagmason/domain'
import { memoryEvents, takeForTriggers } from '@tagmason/engine'
import { sampleEngine } from '@tagmason/engine/testing'
import {
  Bare,
  type NavigationLinkProps,
  NavigationContext,
  NavigationProvider,
  NotFound,
  routeAt,
  Screen,
  type ScreenState,
  Shell,
  SkeletonTime,
  WorkspaceProvider,
} from '@tagmason/screens'
import { Suspense, useContext, useEffect, useMemo, useState } from 'react'
import { counted, forget, work } from './work.ts'

export interface StoryAppProps {
  /** Where the story begins; may carry a query. */
  path: string
  state: ScreenState
  /** With sidebar and top bar around the page, as in the product. */
  shell: boolean
  mode: 'light' | 'dark'
  /** How long the skeleton stands at least, in milliseconds. */
  skeleton: number
}

const placeOf = (address: string, handover: unknown) => {
  const [path = '/', query = ''] = address.split('?')
  return { path, query, handover }
}

/** The product over the engine in memory, with the sample rows and a router that is a variable. */
export function StoryApp({ path: first, state, shell, mode, skeleton }: StoryAppProps) {
  const [workspace, setWorkspace] = useState<Workspace | null>(null)
  const [place, setPlace] = useState(placeOf(first, null))

  useEffect(() => {
    const events = memoryEvents()
    const { workspace, as, store, ports } = sampleEngine(state.events === undefined ? {} : { ports: { collected: { account: 'main', events } } })
    let over = false
    forget()
    Object.assign(work, { starting: true, held: skeleton > 0 })
    const begin = async () => {
      await events.append(state.events ?? [], 'story')
      await workspace.act('session.setPreferences', { mode })
      // What happened before is the owner's doing, also where a viewer looks at it.
      await state.before?.(workspace)
      const arriving = state.arriving ?? []
      await events.append(arriving, 'story, later')
      if (arriving[0] !== undefined) await takeForTriggers(store, ports, arriving[0].project, () => arriving, 'story.1')
      // A story that is drawn anew, in another mode, begins anew: nothing of the first beginning tells that this one is through.
      if (over) return
      const theirs = as(state.role ?? 'owner')
      setWorkspace(counted(state.workspace?.(theirs) ?? theirs))
      work.starting = false
    }
    void begin()
    return () => {
      over = true
    }
  }, [state, mode, skeleton])

  const navigation = useMemo(
    () => ({ ...place, go: (path: string, { handover = null }: { handover?: unknown } = {}) => setPlace(placeOf(path, handover)) }),
    [place],
  )
  if (workspace === null) return null
  const Frame = shell ? Shell : Bare
  return (
    <SkeletonTime.Provider value={skeleton}>
      <NavigationProvider value={navigation}>
        <WorkspaceProvider workspace={workspace}>
          <Frame link={StoryLink}>
            <Page path={place.path} />
          </Frame>
        </WorkspaceProvider>
      </NavigationProvider>
    </SkeletonTime.Provider>
  )
}

function Page({ path }: { path: string }) {
  const route = routeAt(path)
  if (route === undefined)
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    )
  return (
    <Screen key={route.path} path={route.path}>
      <route.screen />
    </Screen>
  )
}

function StoryLink({ href, onClick, ...rest }: NavigationLinkProps) {
  const navigation = useContext(NavigationContext)
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault()
        onClick?.(event)
        navigation?.go(href)
      }}
    />
  )
}
