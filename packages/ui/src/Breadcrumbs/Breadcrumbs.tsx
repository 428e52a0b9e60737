import { ChevronRight } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { Anchor } from '../Link/Anchor.tsx'
import * as css from './Breadcrumbs.css.ts'

export interface Crumb {
  /** The name of the page. */
  label: string
  /** Where it leads; a crumb without one is plain text. */
  href?: string
}

export interface BreadcrumbsProps {
  /** The name of the landmark, as `Breadcrumb`. */
  label: string
  /** From the root to this page; the last is this page. */
  items: readonly Crumb[]
}

/**
 * Where this page lies. Long names are cut, whole crumbs wrap, so that a phone shows the way too.
 * @example <Breadcrumbs label="Breadcrumb" items={[{ label: 'Dashboard', href: '/' }, { label: 'Setup' }, { label: 'Natural language' }]} />
 */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav data-ui="Breadcrumbs" aria-label={label}>
      <ol role="list" className={css.list}>
        {items.map((crumb, index) => (
          <li key={`${index}-${crumb.label}`} className={css.item}>
            {index > 0 ? (
              <span className={css.separator}>
                <Icon of={ChevronRight} size="small" />
              </span>
            ) : null}
            <Step crumb={crumb} last={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Step({ crumb, last }: { crumb: Crumb; last: boolean }) {
  if (last) {
    return (
      <span aria-current="page" title={crumb.label} className={`${css.crumb} ${css.current}`}>
        {crumb.label}
      </span>
    )
  }
  if (crumb.href === undefined) return <span className={css.crumb}>{crumb.label}</span>
  return (
    <Anchor href={crumb.href} className={`${css.crumb} ${css.link}`}>
      {crumb.label}
    </Anchor>
  )
}
