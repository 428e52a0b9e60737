import { ArrowUpRight, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { Anchor } from '../Link/Anchor.tsx'
import * as css from './LinkCard.css.ts'

export interface LinkCardProps {
  /** Where it leads. */
  href: string
  /** The accessible name of the link. */
  title: string
  /** What is found there. */
  detail?: ReactNode
  /** A picture before the title. */
  icon?: IconSource
  /** Badges and figures at the foot. */
  facts?: ReactNode
  /** The level of the title. */
  level?: HeadingLevel
  /** Leaves the product and opens beside it. */
  external?: boolean
}

/**
 * A card that is one link.
 * @example <LinkCard href="/setup/gtm" icon={Tags} title="GTM management" detail="Containers, workspaces and versions." />
 */
export function LinkCard({ href, title, detail, icon, facts, level = 3, external = false }: LinkCardProps) {
  return (
    <div data-ui="LinkCard" className={css.card}>
      {icon ? (
        <span className={css.mark}>
          <Icon of={icon} />
        </span>
      ) : null}
      <div className={css.words}>
        <Heading level={level} size="body">
          <Anchor href={href} external={external} className={css.link}>
            {title}
          </Anchor>
        </Heading>
        {detail ? (
          <div data-part="detail" className={css.detail}>
            {detail}
          </div>
        ) : null}
        {facts ? (
          <div data-part="facts" className={css.facts}>
            {facts}
          </div>
        ) : null}
      </div>
      <span className={css.arrow}>
        <Icon of={external ? ArrowUpRight : ChevronRight} />
      </span>
    </div>
  )
}
