import type { IconSource } from '@tagmason/ui'
import { Contact, CreditCard, Database, Mail, Megaphone, MessageSquare, Plug, Search, ShoppingCart, Users } from 'lucide-react'

const icons: Partial<Record<string, IconSource>> = {
  megaphone: Megaphone,
  search: Search,
  'message-square': MessageSquare,
  database: Database,
  users: Users,
  contact: Contact,
  'credit-card': CreditCard,
  'shopping-cart': ShoppingCart,
  mail: Mail,
}

/** The picture of a service, by the name that its row carries. */
export const serviceIcon = (name: string): IconSource => icons[name] ?? Plug
