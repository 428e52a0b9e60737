import { Button, Card, Empty, List, Num, Stack, StatCard, StatGrid } from '@tagmason/ui'
import { Brain, Plus, Sparkles, Target } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { usePages } from '../../usePages.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { ModelDetails } from './ModelDetails.tsx'
import { ModelRow } from './ModelRow.tsx'
import { Percent } from '../Percent.tsx'
import { predictiveText } from './texts.ts'
import { TrainDialog } from './TrainDialog.tsx'

/** The models of a project: which ones, how right they were, and what they are doing now. */
export function PredictiveModels() {
  const text = useText(predictiveText)
  const { figures, rows } = useRead('models.list')
  const { blocked } = useAct('models.train')
  const { shown, pager } = usePages(text.title, rows)
  const [training, setTraining] = useState(false)
  const train = (
    <Button icon={Plus} tone="accent" look="solid" blocked={blocked} onPress={() => setTraining(true)}>
      {text.trainNew}
    </Button>
  )
  return (
    <Stack gap="l">
      {rows.length > 0 && <ScreenActions>{train}</ScreenActions>}
      <StatGrid label={text.keyFigures}>
        <StatCard icon={Brain} label={text.active} value={<Num value={figures.active} />} detail={text.activeDetail(figures.models)} />
        <StatCard icon={Target} label={text.accuracy} value={<Percent value={figures.accuracy} />} detail={text.accuracyDetail} />
        <StatCard icon={Sparkles} label={text.predictions} value={<Num value={figures.predictions} />} detail={text.predictionsDetail} />
      </StatGrid>
      <Card level={2} title={text.title} detail={text.detail} footer={pager} flush>
        {rows.length === 0 ? (
          <Empty icon={Brain} title={text.none} detail={text.noneDetail} actions={train} />
        ) : (
          <List label={text.title} look="flush">
            {shown.map((model) => (
              <ModelRow key={model.id} model={model} />
            ))}
          </List>
        )}
      </Card>
      <ModelDetails />
      <TrainDialog open={training} onClose={() => setTraining(false)} />
    </Stack>
  )
}
