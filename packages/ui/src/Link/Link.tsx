import { ArrowUpRight } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { Anchor } from './Anchor.tsx'
import { link } from './Link.css.ts'

export interface LinkProps {
  /** Where it leads. */
  href: string
  /** Leaves the product and opens beside it. */
  external?: boolean
  /** Stands by itself, not inside a sentence: no line under it until hovered. */
  alone?: boolean
  /** Accent in text, muted at the edge of it, inherit inside words of a tone. */
  tone?: 'accent' | 'muted' | 'inherit'
  /** A longer accessible name that begins with the visible words. */
  label?: string
  /** The element that takes focus. */
  ref?: Ref<HTMLAnchorElement>
  /** Where it leads, in words that make sense alone. */
  children: ReactNode
}

/**
 * Goes elsewhere. What does something here is a Button.
 * @example <Link href="/learning/docs">Read how events are named</Link>
 */
export function Link({ href, external = false, alone = false, tone = 'accent', label, ref, children }: LinkProps) {
  return (
    <Anchor data-ui="Link" ref={ref} href={href} external={external} aria-label={label} className={link({ tone, alone })}>
      {children}
      {external ? <Icon of={ArrowUpRight} size="small" /> : null}
    </Anchor>
  )
}
