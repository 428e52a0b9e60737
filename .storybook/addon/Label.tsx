/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React from 'react'
import { type SignState, storyState } from '../review/signoff.ts'
import { useReview } from './data.ts'
import { Mark } from './Mark.tsx'
import { words } from './words.ts'

const worst = (states: readonly SignState[]): SignState | undefined => (['changed', 'unsigned', 'signed'] as const).find((state) => states.includes(state))

/**
 * In the sidebar: a name with the state of its stories, as the worst of them. Drawn here and not by Storybook's store of states, which asks its server first and gives up when that is busy.
 */
export function Label({ name, stories }: { name: string; stories: readonly string[] }) {
  const data = useReview()
  const state = worst(
    stories.flatMap((id) => {
      const shots = data?.manifest[id]
      return shots === undefined ? [] : [storyState(shots, data?.signoff[id])]
    }),
  )
  if (state === undefined) return <>{name}</>
  return (
    <span data-review-mark={state} title={words[state]}>
      {name} <Mark state={state} name={words[state]} />
    </span>
  )
}
