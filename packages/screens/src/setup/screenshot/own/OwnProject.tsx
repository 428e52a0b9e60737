import { Split, Stack } from '@tagmason/ui'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../language.ts'
import { useQuery } from '../../../navigation.tsx'
import { useRead } from '../../../workspace.tsx'
import { HowItWorks } from '../HowItWorks.tsx'
import { isSame } from '../readPicture.ts'
import { usePictures } from '../usePictures.ts'
import { type Way, Ways } from '../Ways.tsx'
import { NothingYet } from './NothingYet.tsx'
import { PageWay } from './PageWay.tsx'
import { PictureWay } from './PictureWay.tsx'
import { Results } from './Results.tsx'
import { ownText } from './texts.ts'
import { useReading } from './useReading.ts'

/** Pictures and pages of a project of one's own are really read: pictures on this device, pages from their HTML. */
export function OwnProject() {
  const last = useRead('screenshots.current')
  const { uploadDetail } = useText(ownText)
  const pictures = usePictures(true)
  const reading = useReading(pictures.refuse)
  const [asked] = useQuery('way')
  const [way, setWay] = useState<Way>(asked !== 'page' && last?.stored.page === undefined ? 'picture' : 'page')
  const { picture } = pictures
  const analyzed = pictures.pictures.find((each) => isSame(each, last?.stored.screenshot))
  // What was found on one picture says nothing about another.
  const result = last !== null && (way === 'page' || picture === null || picture === analyzed) ? last : null
  const shown = result !== null && picture !== null && picture === analyzed
  const notes = analyzed !== undefined && reading.notes?.url === analyzed.url ? reading.notes : null
  const results = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone they stand two screens below what was pressed.
    const top = results.current?.getBoundingClientRect().top ?? 0
    if (reading.notes !== null && top > window.innerHeight * 0.6) results.current?.scrollIntoView({ block: 'start' })
  }, [reading.notes])
  return (
    <Stack gap="l">
      <Split aside={<HowItWorks done={[picture !== null || result !== null, result !== null, result?.elements.some(({ added }) => added) === true]} />}>
        <Ways
          detail={uploadDetail}
          selected={way}
          onSelect={setWay}
          picture={<PictureWay pictures={pictures} reading={reading} shown={shown} />}
          page={<PageWay />}
        />
      </Split>
      <div ref={results}>
        {result === null || reading.progress !== null ? (
          <NothingYet busy={reading.progress !== null} />
        ) : (
          <Results key={result.stored.analyzedAt} result={result} picture={analyzed} notes={notes} />
        )}
      </div>
    </Stack>
  )
}
