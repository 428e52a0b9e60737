import type { ScreenshotResult } from '@tagmason/domain'
import { Alert, Card, Empty, Stack } from '@tagmason/ui'
import { SearchX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useText } from '../../../language.ts'
import type { Picture } from '../readPicture.ts'
import { screenshotText } from '../texts.ts'
import { ElementList } from './ElementList.tsx'
import { ElementMap } from './ElementMap.tsx'
import { Origin } from './Origin.tsx'
import { ResultActs } from './ResultActs.tsx'
import { ResultBar } from './ResultBar.tsx'
import { ownText } from './texts.ts'
import type { ReadingNotes } from './useReading.ts'
import { useView } from './useView.ts'
import { late } from '../../../late.ts'

const VisionPart = late(() => import('./vision/VisionPart.tsx'), 'VisionPart')

export interface ResultsProps {
  result: ScreenshotResult
  /** The picture that they are of; missing where it was chosen in another visit. */
  picture: Picture | undefined
  notes: ReadingNotes | null
}

/** What was found: over its picture, and as a list in which it is corrected and becomes events. */
export function Results({ result, picture, notes }: ResultsProps) {
  const base = useText(screenshotText)
  const text = useText(ownText)
  const view = useView(result.elements)
  const [scale, setScale] = useState<'fit' | 'actual'>('fit')
  const { screenshot } = result.stored
  const list = <ElementList view={view} />
  return (
    <Card level={2} title={base.elements} detail={<Origin result={result} ratio={notes?.ratio} />} actions={<ResultActs result={result} />}>
      <Stack gap="m">
        {notes?.animated && <Alert title={text.animated} />}
        {screenshot !== undefined && picture === undefined && <Alert title={text.noPicture} detail={text.noPictureDetail} />}
        {result.elements.length === 0 ? (
          <Empty icon={SearchX} title={base.none} detail={base.noneDetail} />
        ) : (
          <>
            <ResultBar elements={result.elements} view={view} scale={screenshot && scale} onScale={setScale} />
            {screenshot === undefined ? (
              list
            ) : (
              <ElementMap view={view} screenshot={screenshot} src={picture?.url} ratio={notes?.ratio} scale={scale}>
                {list}
              </ElementMap>
            )}
            {screenshot !== undefined && (
              <Suspense>
                <VisionPart picture={picture} elements={result.elements} />
              </Suspense>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}
