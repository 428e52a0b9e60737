import { ChevronsUpDown } from 'lucide-react'
import { MenuButton, type MenuGroupOf } from '../MenuButton/MenuButton.tsx'
import { Person } from '../Person/Person.tsx'
import { badge } from './UserBadge.css.ts'

export interface UserBadgeProps {
  /** The name of the group, as `Signed-in user`. */
  label: string
  /** Who is signed in. */
  name: string
  /** The e-mail address. */
  detail: string
  /** What can be done with one's own account; without it the badge is plain. */
  menu?: { label: string; groups: readonly MenuGroupOf[] }
  /** Only the initials, as in the narrow sidebar. */
  compact?: boolean
}

/**
 * Who is signed in, with a menu.
 * @example <UserBadge label="Signed-in user" name="Sarah Chen" detail="sarah@example.com" menu={{ label: 'Account menu', groups: [{ items }] }} />
 */
export function UserBadge({ label, name, detail, menu, compact = false }: UserBadgeProps) {
  const person = <Person name={name} detail={detail} compact={compact} size={compact ? 'small' : 'standard'} />
  return (
    <div data-ui="UserBadge" role="group" aria-label={label} className={badge({ compact })}>
      {menu === undefined ? (
        person
      ) : (
        <MenuButton
          label={menu.label}
          text={person}
          iconEnd={compact ? undefined : ChevronsUpDown}
          groups={menu.groups}
          header={compact ? <Person name={name} detail={detail} /> : undefined}
          full
          placement="top-start"
        />
      )}
    </div>
  )
}
