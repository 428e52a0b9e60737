import type { AvailableIntegration } from '@tagmason/domain'
import { Empty, Grid, Stack } from '@tagmason/ui'
import { CircleCheck } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useOnceOpened } from '../../shell/useOnceOpened.ts'
import { AvailableCard } from './AvailableCard.tsx'
import { integrationsText } from './texts.ts'

const loadAbout = () => import('./About.tsx').then(({ About }) => About)

/** What could be connected. The address names the service that one reads about. */
export function AvailableTab({ rows }: { rows: readonly AvailableIntegration[] }) {
  const text = useText(integrationsText)
  const [id, setId] = useQuery('id')
  const about = rows.find((row) => row.id === id)
  const About = useOnceOpened(about !== undefined, loadAbout)
  if (rows.length === 0) return <Empty icon={CircleCheck} title={text.allConnected} detail={text.allConnectedDetail} />
  return (
    <Stack gap="m">
      <Grid cells="large" label={text.available}>
        {rows.map((row) => (
          <AvailableCard key={row.id} row={row} onLearnMore={() => setId(row.id)} />
        ))}
      </Grid>
      {About && <About row={about} onClose={() => setId('')} />}
    </Stack>
  )
}
