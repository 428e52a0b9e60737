import { Split, Stack } from '@tagmason/ui'
import { useRead } from '../../workspace.tsx'
import { Elements } from './Elements.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { isSame } from './readPicture.ts'
import { Upload } from './Upload.tsx'
import { usePicture } from './usePicture.ts'

/** From a picture of a page to the events that are worth having. */
export function Screenshot() {
  const last = useRead('screenshots.current')
  const chosen = usePicture()
  const { picture } = chosen
  // What was found on another picture says nothing about this one.
  const result = last !== null && (picture === null || isSame(picture, last.stored.screenshot)) ? last : null
  const elements = result?.elements ?? []
  return (
    <Stack gap="l">
      <Split aside={<HowItWorks done={[picture !== null || result !== null, result !== null, elements.some((element) => element.added)]} />}>
        <Upload {...chosen} />
      </Split>
      <Elements result={result} />
    </Stack>
  )
}
