import type { TriggerEventType } from '@tagmason/domain'
import { Eye, type LucideIcon, ShoppingCart, Target, UserPlus } from 'lucide-react'

/** A picture beside the colour of each kind of event, so that it is not taken for a state. */
export const eventIcons: Record<TriggerEventType, LucideIcon> = {
  'Page View': Eye,
  Conversion: Target,
  'User Registration': UserPlus,
  'E-commerce': ShoppingCart,
}
