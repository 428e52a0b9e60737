import { Badge, type IconSource } from '@tagmason/ui'
import { Crown, Shield, User } from 'lucide-react'
import { useText } from '../../language.ts'
import { peopleText } from './texts.ts'

const icons: Readonly<Record<string, IconSource>> = { owner: Crown, admin: Shield }

/** A role with its picture: crown, shield, or a person for all others. `name` in any case; a role of the organisation's own is called as it is. */
export function RoleBadge({ name }: { name: string }) {
  const { roles } = useText(peopleText)
  const key = name.toLowerCase()
  return <Badge icon={icons[key] ?? User}>{roles[key] ?? name}</Badge>
}
