import { Breadcrumbs, Heading, Inline, PageFrame, Skeleton } from '@tagmason/ui'
import { Activity, createContext, type ReactNode, type RefObject, Suspense, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { Guard } from './Guard.tsx'
import { useText } from './language.ts'
import { useArrival } from './navigation.tsx'
import { areaOf } from './routes.ts'
import type { Path } from './routeTable.ts'
import { shellText } from './shell/texts.ts'

/** The least time that the skeleton of a page stands, in milliseconds (specification, section 9). Stories set 0. */
export const SkeletonTime = createContext(300)

const ActionsSlot = createContext<HTMLElement | null>(null)

/** How a screen names what of it is open, and its heading. */
const PlaceSlot = createContext<{ setPlace(name: string | null): void; heading: RefObject<HTMLHeadingElement | null> } | null>(null)

export interface ScreenProps {
  path: Path
  children: ReactNode
}

/**
 * The frame of every screen: breadcrumb, the one level-1 heading, document title, focus after navigation, skeleton, failure with Retry and no access.
 * A screen inside it is its happy path.
 */
export function Screen({ path, children }: ScreenProps) {
  const text = useText(shellText)
  const least = useContext(SkeletonTime)
  const [held, setHeld] = useState(least > 0)
  const [loading, setLoading] = useState(0)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const heading = useArrival()
  const [place, setPlace] = useState<string | null>(null)
  const slot = useMemo(() => ({ setPlace, heading }), [heading])
  const title = place ?? text.titles[path]

  useEffect(() => {
    if (least === 0) return
    const timer = setTimeout(() => setHeld(false), least)
    return () => clearTimeout(timer)
  }, [least])

  useEffect(() => {
    document.title = `${title} · Tagmason`
  }, [title])

  const skeleton = <Waiting count={setLoading} />
  return (
    <PageFrame
      busy={held || loading > 0}
      crumbs={<Breadcrumbs label={text.breadcrumb} items={crumbsOf(path, text, place)} />}
      heading={
        <Heading level={1} focusable ref={heading}>
          {title}
        </Heading>
      }
      actions={<div ref={setActions} />}
    >
      <ActionsSlot.Provider value={actions}>
        {held && skeleton}
        <PlaceSlot.Provider value={slot}>
          <Activity mode={held ? 'hidden' : 'visible'}>
            <Guard page>
              <Suspense fallback={held ? null : skeleton}>{children}</Suspense>
            </Guard>
          </Activity>
        </PlaceSlot.Provider>
      </ActionsSlot.Provider>
    </PageFrame>
  )
}

/** The screen's own buttons, drawn beside its heading. */
export function ScreenActions({ children }: { children: ReactNode }) {
  const slot = useContext(ActionsSlot)
  return slot === null ? null : createPortal(<Inline gap="xs">{children}</Inline>, slot)
}

/**
 * Names the one thing of the screen that is open, as a container of many: it becomes the heading, the document's title and the last crumb, and the screen's own name leads back.
 * `arrived`: a press led here, so focus moves to the heading as on a page of its own, and back to it when the thing is left.
 */
export function ScreenPlace({ name, arrived }: { name: string; arrived: boolean }) {
  const slot = useContext(PlaceSlot)
  useLayoutEffect(() => {
    slot?.setPlace(name)
    return () => slot?.setPlace(null)
  }, [slot, name])
  useEffect(() => {
    const heading = slot?.heading.current
    if (arrived) heading?.focus()
    return () => heading?.focus()
  }, [slot, arrived])
  return null
}

/** While this stands, the page counts as busy. */
function Waiting({ count }: { count(change: (before: number) => number): void }) {
  useEffect(() => {
    count((before) => before + 1)
    return () => count((before) => before - 1)
  }, [count])
  return <Skeleton shape="cards" />
}

/** Dashboard / Area / Screen; areas without a page of their own are plain text, Template Store stands without its area by quotation. The screen is named as in the menu. */
function crumbsOf(
  path: Path,
  text: { titles: Record<Path, string>; menu: Partial<Record<Path, string>>; areaCrumbs: Record<string, string> },
  place: string | null,
): { label: string; href?: string }[] {
  const home = { label: text.titles['/'], href: '/' }
  if (path === '/') return [{ label: text.titles['/'] }]
  if (path === '/setup') return [home, { label: text.titles['/setup'] }]
  const area = areaOf(path)
  const middle =
    area === 'setup' ? [{ label: text.titles['/setup'], href: '/setup' }] : path === '/marketplace/store' ? [] : [{ label: text.areaCrumbs[area] ?? area }]
  const own = text.menu[path] ?? text.titles[path]
  return [home, ...middle, ...(place === null ? [{ label: own }] : [{ label: own, href: path }, { label: place }])]
}
