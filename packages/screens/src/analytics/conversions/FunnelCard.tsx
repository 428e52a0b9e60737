import type { Seen, TrafficField } from '@tagmason/domain'
import { Button, Card, Empty, Funnel, Select, Skeleton, Stack } from '@tagmason/ui'
import { Filter } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { HowCounted } from '../counted/HowCounted.tsx'
import { FunnelEditor } from './FunnelEditor.tsx'
import { conversionsText } from './texts.ts'
import { late } from '../../late.ts'

const FunnelBy = late(() => import('./ways/FunnelBy.tsx'), 'FunnelBy')

const segments = ['device', 'source', 'medium', 'campaign', 'country', 'browser', 'language'] as const satisfies readonly TrafficField[]

/** The way to a conversion, step by step, of all people or told apart by where they began. */
export function FunnelCard({ seen }: { seen: Seen }) {
  const { funnel: text } = useText(conversionsText)
  const steps = useRead('conversions.overview', seen).funnel
  const { blocked } = useAct('conversions.setFunnel')
  const [editing, setEditing] = useState(false)
  // In the address, so that a link shows the same.
  const [asked, setBy] = useQuery('by')
  const by = segments.find((each) => each === asked)
  const edit = (words: string) => (
    <Button size="small" blocked={blocked} onPress={() => setEditing(true)}>
      {words}
    </Button>
  )
  return (
    <Card
      level={2}
      title={text.title}
      detail={text.detail}
      actions={
        steps.length > 0 && (
          <>
            {edit(text.edit)}
            <HowCounted figure="conversions.funnel" of={text.title} seen={seen} />
          </>
        )
      }
    >
      {steps.length === 0 ? (
        <Empty icon={Filter} title={text.none} detail={text.noneDetail} actions={edit(text.setUp)} />
      ) : (
        <Stack gap="m">
          <Select<'all' | (typeof segments)[number]>
            label={text.by}
            value={by ?? 'all'}
            options={[{ value: 'all', label: text.all }, ...segments.map((value) => ({ value, label: text.segments[value] }))]}
            onChange={(next) => setBy(next === 'all' ? '' : next)}
          />
          {by === undefined ? (
            <Funnel label={text.title} steps={steps.map(({ step, users }) => ({ label: step, users }))} goesOn={text.goesOn} empty={text.none} />
          ) : (
            <Guard>
              <Suspense fallback={<Skeleton shape="table" />}>
                <FunnelBy by={by} seen={seen} />
              </Suspense>
            </Guard>
          )}
        </Stack>
      )}
      <FunnelEditor open={editing} onClose={() => setEditing(false)} />
    </Card>
  )
}
