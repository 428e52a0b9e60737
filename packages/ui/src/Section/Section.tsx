import { type ReactNode, useId } from 'react'
import { Heading, type HeadingLevel, type HeadingSize } from '../Heading/Heading.tsx'
import * as css from './Section.css.ts'

export interface SectionProps {
  /** Its heading, which also names it as a region of the page. */
  title: ReactNode
  /** One or two lines under the heading. */
  detail?: ReactNode
  /** Beside the heading, at the end. */
  actions?: ReactNode
  /** The level of the heading. */
  level?: HeadingLevel
  /** How large the heading looks; by its level when left out. */
  size?: HeadingSize
  /** What stands under the heading. */
  children?: ReactNode
}

/**
 * A part of a page under its own heading, without a box.
 * @example <Section title="Recent setups" actions={<LinkButton href="/setup" size="small">New setup</LinkButton>}>…</Section>
 */
export function Section({ title, detail, actions, level = 2, size, children }: SectionProps) {
  const heading = useId()
  return (
    <section data-ui="Section" aria-labelledby={heading} className={css.section}>
      <div className={css.head}>
        <div className={css.words}>
          <Heading level={level} size={size} id={heading}>
            {title}
          </Heading>
          {detail ? <div className={css.detail}>{detail}</div> : null}
        </div>
        {actions ? (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        ) : null}
      </div>
      {children}
    </section>
  )
}
