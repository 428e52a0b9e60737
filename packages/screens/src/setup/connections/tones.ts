import type { ConnectionProblem, DataConnectionType } from '@tagmason/domain'
import { type IconSource, type Tone } from '@tagmason/ui'
import { Megaphone, ShoppingCart, Users } from 'lucide-react'

export const typeIcons: Record<DataConnectionType, IconSource> = { CRM: Users, 'E-commerce': ShoppingCart, Advertising: Megaphone }

/** Access that has gone stops the data; what was never there, or a few lines less, does not. */
export const problemTones: Record<ConnectionProblem, Tone> = { notReached: 'neutral', accessExpired: 'critical', faultyLines: 'caution' }
