import type { ReactNode } from 'react'
import { contentId } from '../PageFrame/PageFrame.tsx'
import { bar, frame, middle } from './GateFrame.css.ts'

export interface GateFrameProps {
  /** What it shows is on its way; announced by the landmark. */
  busy?: boolean
  /** Whose gate it is: a mark with a name. */
  brand: ReactNode
  /** At the other end of the bar, as the choice of a language. */
  actions?: ReactNode
  /** One card, with the level-1 heading in it. */
  children: ReactNode
}

/**
 * A page of one thing, as wide as a form, for who is not inside yet: signing in, an invitation, a link that ended. What stands inside is a PageFrame in an AppShell.
 * @example <GateFrame brand={<Text weight="strong">Tagmason</Text>}><Card level={1} title="Sign in">…</Card></GateFrame>
 */
export function GateFrame({ busy = false, brand, actions, children }: GateFrameProps) {
  return (
    <div data-ui="GateFrame" className={frame}>
      <header data-part="bar" className={bar}>
        <div data-part="brand">{brand}</div>
        <div data-part="actions">{actions}</div>
      </header>
      <main id={contentId} tabIndex={-1} aria-busy={busy} className={middle}>
        {children}
      </main>
    </div>
  )
}
