import { Split, Stack } from '@tagmason/ui'
import { useRead } from '../../workspace.tsx'
import { Elements } from './Elements.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { isSame } from './readPicture.ts'
import { Upload } from './Upload.tsx'
import { usePictures } from './usePictures.ts'
import { Ways } from './Ways.tsx'

/** The sample workspace answers any picture with its own four elements, and says so. */
export function Sample() {
  const last = useRead('screenshots.current')
  const chosen = usePictures()
  const { picture } = chosen
  // What was found on another picture says nothing about this one.
  const result = last !== null && (picture === null || isSame(picture, last.stored.screenshot)) ? last : null
  const elements = result?.elements ?? []
  return (
    <Stack gap="l">
      <Split aside={<HowItWorks done={[picture !== null || result !== null, result !== null, elements.some((element) => element.added)]} />}>
        <Ways picture={<Upload {...chosen} />} />
      </Split>
      <Elements result={result} />
    </Stack>
  )
}
