import type { ScreenshotResult } from '@tagmason/domain'
import { Time } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { useNow } from '../../../workspace.tsx'
import { screenshotText } from '../texts.ts'
import { ownText } from './texts.ts'

/** Of which picture or page the elements are, from when, how many, and how fine the picture was. */
export function Origin({ result: { stored, elements }, ratio }: { result: ScreenshotResult; ratio: number | undefined }) {
  const base = useText(screenshotText)
  const text = useText(ownText)
  const now = useNow()
  const { screenshot, page, analyzedAt } = stored
  const name = screenshot?.name ?? page?.address ?? (page?.title || text.pastedPage)
  const said = [
    text.counts(elements.length, elements.filter(({ excluded }) => excluded).length),
    ...(page?.left === undefined ? [] : [text.beyond(page.left)]),
    ...(ratio === undefined ? [] : [text.ratio(ratio)]),
  ]
  return (
    <span>
      {base.analyzed(name)} <Time at={analyzedAt} show="relative" now={now} />
      {' · '}
      {said.join(' · ')}
    </span>
  )
}
