import { Icon } from '@tagmason/ui'
import { Hammer } from 'lucide-react'

/** The product's mark. */
export const Wordmark = () => <Icon of={Hammer} />
