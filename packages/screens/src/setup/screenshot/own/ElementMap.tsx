import type { ScreenshotFile } from '@tagmason/domain'
import { PictureMap } from '@tagmason/ui'
import type { ReactNode } from 'react'
import { locales, useLanguage, useText } from '../../../language.ts'
import { kinds } from '../kinds.ts'
import { screenshotText } from '../texts.ts'
import { ownText } from './texts.ts'
import type { View } from './useView.ts'

export interface ElementMapProps {
  view: View
  screenshot: ScreenshotFile
  src: string | undefined
  ratio: number | undefined
  scale: 'fit' | 'actual'
  /** The list of the same elements. */
  children: ReactNode
}

/** The picture with a box for each element. */
export function ElementMap({ view, screenshot: { name, width, height }, src, ratio, scale, children }: ElementMapProps) {
  const base = useText(screenshotText)
  const text = useText(ownText)
  const percent = new Intl.NumberFormat(locales[useLanguage()], { style: 'percent', maximumFractionDigits: 0 })
  const areas = view.placed.flatMap(({ number, element: { id, type, text: words, confidence, box, excluded, added } }) => {
    if (box === undefined) return []
    const state = text.states[added ? 'added' : excluded ? 'excluded' : 'included']
    const label = text.area(base.types[type], words, `${percent.format(confidence / 100)} ${base.confidence}`, state)
    return [{ id, number, label, ...kinds[type], ...box, quiet: excluded === true }]
  })
  return (
    <PictureMap
      label={text.map(name)}
      src={src}
      width={width}
      height={height}
      ratio={ratio}
      scale={scale}
      areas={areas}
      chosen={view.chosen?.id}
      pointed={view.pointed}
      onChoose={(id) => view.choose({ id, onPicture: true })}
      onPoint={view.setPointed}
    >
      {children}
    </PictureMap>
  )
}
