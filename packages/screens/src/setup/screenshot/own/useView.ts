import type { ElementType, FoundElement } from '@tagmason/domain'
import { useState } from 'react'

/** An element with its place on the page, counted from 1, which stays when others are hidden. */
export interface Placed {
  number: number
  element: FoundElement
}

/** The element that is spoken of. What was chosen on the picture is brought into sight in the list. */
export interface Choice {
  id: string
  onPicture: boolean
}

/** Which elements are seen, and which one picture and list point at or speak of. */
export function useView(elements: readonly FoundElement[]) {
  const [type, setType] = useState<ElementType | 'all'>('all')
  const [chosen, choose] = useState<Choice | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const placed = elements.map((element, at): Placed => ({ number: at + 1, element }))
  return {
    placed: placed.filter(({ element }) => type === 'all' || element.type === type),
    type,
    setType,
    chosen,
    choose,
    pointed,
    setPointed,
  }
}

export type View = ReturnType<typeof useView>
