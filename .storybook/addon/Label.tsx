/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React from 'react'
import { storyState, worstOf } from '../review/signoff.ts'
import { useReview } from './data.ts'
import { Mark } from './Mark.tsx'
import { words } from './words.ts'

/**
 * In the sidebar: a name with the state of its stories, as the worst of them. Drawn here and not by Storybook's store of states, which asks its server first and gives up when that is busy.
 */
export function Label({ name, stories }: { name: string; stories: readonly string[] }) {
  const data = useReview()
  const states = stories.flatMap((id) => {
    const shots = data?.manifest[id]
    return shots === undefined ? [] : [storyState(shots, data?.signoff[id])]
  })
  if (states.length === 0) return <>{name}</>
  const state = worstOf(states)
  return (
    <span data-review-mark={state} title={words[state]}>
      {name} <Mark state={state} name={words[state]} />
    </span>
  )
}
