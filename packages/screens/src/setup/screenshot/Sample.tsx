import { Split, Stack } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { Elements } from './Elements.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { isSame } from './readPicture.ts'
import { Upload } from './Upload.tsx'
import { screenshotText } from './texts.ts'
import { usePictures } from './usePictures.ts'
import { type Way, Ways } from './Ways.tsx'
import { late } from '../../late.ts'

const PageWay = late(() => import('./own/PageWay.tsx'), 'PageWay')
const Results = late(() => import('./own/Results.tsx'), 'Results')

/** The sample workspace answers any picture with its own four elements, and says so; HTML that is pasted is really read here, too. */
export function Sample() {
  const last = useRead('screenshots.current')
  const { uploadDetail } = useText(screenshotText)
  const chosen = usePictures()
  const [asked] = useQuery('way')
  const [way, setWay] = useState<Way>(asked === 'page' ? 'page' : 'picture')
  const { picture } = chosen
  // What was found on another picture says nothing about this one.
  const result = last !== null && (way === 'page' || picture === null || isSame(picture, last.stored.screenshot)) ? last : null
  const elements = result?.elements ?? []
  return (
    <Stack gap="l">
      <Split aside={<HowItWorks done={[picture !== null || result !== null, result !== null, elements.some((element) => element.added)]} />}>
        <Ways detail={uploadDetail} selected={way} onSelect={setWay} picture={<Upload {...chosen} />} page={<PageWay />} />
      </Split>
      {result?.stored.page === undefined ? (
        <Elements result={result} />
      ) : (
        <Results key={result.stored.analyzedAt} result={result} picture={undefined} notes={null} />
      )}
    </Stack>
  )
}
