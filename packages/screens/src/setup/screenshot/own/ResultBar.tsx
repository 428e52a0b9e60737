import { type ElementType, elementTypes, type FoundElement } from '@tagmason/domain'
import { Inline, Segments, Select } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { screenshotText } from '../texts.ts'
import { ownText } from './texts.ts'
import type { View } from './useView.ts'

export interface ResultBarProps {
  elements: readonly FoundElement[]
  view: View
  /** Missing where there is no picture to be larger or smaller. */
  scale: 'fit' | 'actual' | undefined
  onScale(scale: 'fit' | 'actual'): void
}

/** Which elements are seen, and how large their picture. */
export function ResultBar({ elements, view: { type, setType }, scale, onScale }: ResultBarProps) {
  const base = useText(screenshotText)
  const text = useText(ownText)
  const count = (of: ElementType) => elements.filter((element) => element.type === of).length
  return (
    <Inline justify="between">
      <Select<ElementType | 'all'>
        label={text.seen}
        labelHidden
        options={[
          { value: 'all', label: text.counted(text.all, elements.length) },
          ...elementTypes.filter((each) => count(each) > 0).map((value) => ({ value, label: text.counted(base.types[value], count(value)) })),
        ]}
        value={type}
        onChange={setType}
      />
      {scale !== undefined && (
        <Segments
          label={text.scale}
          value={scale}
          options={[
            { value: 'fit', label: text.fit },
            { value: 'actual', label: text.actual },
          ]}
          onChange={onScale}
        />
      )}
    </Inline>
  )
}
