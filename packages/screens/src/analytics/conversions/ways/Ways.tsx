import type { Seen } from '@tagmason/domain'
import { Split } from '@tagmason/ui'
import { Paths } from './Paths.tsx'
import { Retention } from './Retention.tsx'

/** What people do next, and whether they come back. */
export const Ways = ({ seen }: { seen: Seen }) => (
  <Split ratio="even" aside={<Retention seen={seen} />}>
    <Paths seen={seen} />
  </Split>
)
