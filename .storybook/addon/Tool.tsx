/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React from 'react'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { storyState } from '../review/signoff.ts'
import { useReview } from './data.ts'
import { addonId } from './protocol.ts'
import { Mark } from './Mark.tsx'
import { words } from './words.ts'

/** In the toolbar: how the open story stands; pressing it opens the pictures. */
export function Tool() {
  const data = useReview()
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const shots = storyId === undefined ? undefined : data?.manifest[storyId]
  if (data === undefined || storyId === undefined || shots === undefined) return null
  const state = storyState(shots, data.signoff[storyId])
  return (
    <button
      type="button"
      data-review-state={state}
      style={{ font: 'inherit', fontSize: 12, border: 0, background: 'transparent', color: 'inherit', cursor: 'pointer', padding: '4px 8px' }}
      onClick={() => {
        api.togglePanel(true)
        api.setSelectedPanel(addonId)
      }}
    >
      <Mark state={state} /> {words[state]}
    </button>
  )
}
