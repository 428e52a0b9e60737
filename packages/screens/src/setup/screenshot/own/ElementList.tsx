import { List } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { screenshotText } from '../texts.ts'
import { FoundRow } from './FoundRow.tsx'
import type { View } from './useView.ts'

/** The elements in the order of the page; one of them can be open to be corrected. */
export function ElementList({ view: { placed, chosen, pointed, choose, setPointed } }: { view: View }) {
  const text = useText(screenshotText)
  return (
    <List label={text.elements}>
      {placed.map(({ number, element }) => (
        <FoundRow
          key={element.id}
          number={number}
          element={element}
          chosen={element.id === chosen?.id ? chosen : null}
          pointed={element.id === pointed}
          onChoose={choose}
          onPoint={setPointed}
        />
      ))}
    </List>
  )
}
