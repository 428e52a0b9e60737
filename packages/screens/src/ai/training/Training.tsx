import { Card, Empty, LinkButton, List, Num, Stack, StatCard, StatGrid } from '@tagmason/ui'
import { Brain, CircleCheck, CircleX, Hourglass, Loader, Plus } from 'lucide-react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { aiText } from '../texts.ts'
import { trainingText } from './texts.ts'
import { TrainingRow } from './TrainingRow.tsx'

/** The models that learn, have learnt or wait for it. */
export function Training() {
  const text = useText(trainingText)
  const { keyFigures } = useText(aiText)
  const { figures, rows } = useRead('training.list')
  const { shown, pager } = usePages(text.title, rows)
  return (
    <Stack gap="l">
      <ScreenActions>
        <LinkButton icon={Plus} tone="accent" look="solid" href="/analytics/predictive">
          {text.trainNew}
        </LinkButton>
      </ScreenActions>
      <StatGrid label={keyFigures}>
        <StatCard icon={Loader} label={text.inTraining} value={<Num value={figures.training} />} detail={text.inTrainingDetail} />
        <StatCard icon={Hourglass} label={text.queued} value={<Num value={figures.queued} />} detail={text.queuedDetail} />
        <StatCard icon={CircleCheck} label={text.completed} value={<Num value={figures.completed} />} detail={text.completedDetail} />
        <StatCard icon={CircleX} label={text.errors} value={<Num value={figures.error} />} detail={text.errorsDetail} />
      </StatGrid>
      <Card level={2} title={text.title} detail={text.detail} flush footer={pager}>
        {rows.length === 0 ? (
          <Empty icon={Brain} title={text.empty} detail={text.emptyDetail} actions={<LinkButton href="/analytics/predictive">{text.openModels}</LinkButton>} />
        ) : (
          <List label={text.title} look="flush">
            {shown.map((job) => (
              <TrainingRow key={job.id} job={job} />
            ))}
          </List>
        )}
      </Card>
    </Stack>
  )
}
