import { Drawer, Skeleton } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { predictiveText } from './texts.ts'
import { late } from '../../late.ts'

/** The chart is only fetched when somebody looks at a model. */
const Forecast = late(() => import('./Forecast.tsx'), 'Forecast')

/** The model that the address names: forecast, back-test, inputs and trainings. */
export function ModelDetails() {
  const text = useText(predictiveText)
  const [id, setId] = useQuery('id')
  const model = useRead('models.list').rows.find((row) => row.id === id)
  return (
    <Drawer open={id !== ''} onClose={() => setId('')} size="large" title={model?.name ?? text.viewDetails}>
      {id !== '' && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Forecast id={id} onRemoved={() => setId('')} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}
