import type { ReactNode } from 'react'
import { actionsPart, frame, head, headingPart, width } from './PageFrame.css.ts'

export interface PageFrameProps {
  /** What it shows is on its way; announced by the landmark. */
  busy?: boolean
  /** The way here. */
  crumbs?: ReactNode
  /** The one level-1 heading. */
  heading: ReactNode
  /** Buttons that concern the whole page. */
  actions?: ReactNode
  /** What stands under the heading. */
  children: ReactNode
}

/** The id that a skip link leads to. */
export const contentId = 'content'

/**
 * The main landmark with what every page begins with: breadcrumb, heading, actions.
 * @example <PageFrame crumbs={<Breadcrumbs label="Breadcrumb" items={way} />} heading={<Heading level={1}>Dashboard</Heading>}>…</PageFrame>
 */
export function PageFrame({ busy = false, crumbs, heading, actions, children }: PageFrameProps) {
  return (
    <main data-ui="PageFrame" id={contentId} tabIndex={-1} aria-busy={busy} className={frame}>
      <div className={width}>
        {crumbs}
        <div data-part="head" className={head}>
          <div className={headingPart}>{heading}</div>
          <div data-part="actions" className={actionsPart}>
            {actions}
          </div>
        </div>
        {children}
      </div>
    </main>
  )
}
