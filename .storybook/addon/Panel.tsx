/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React, { useState } from 'react'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { storyState } from '../review/signoff.ts'
import { type ReviewData, useReview } from './data.ts'
import { type Shown, show, useShown } from './filter.ts'
import { Mark } from './Mark.tsx'
import { Pen } from './Pen.tsx'
import { modeToShow, Pictures } from './Pictures.tsx'
import { sheetPath } from './protocol.ts'
import { button, row } from './style.ts'
import { words } from './words.ts'

export const readOnly = (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE !== 'DEVELOPMENT'

/** The pictures of the story that is open, their state, and the reviewer's pen. */
export function Panel({ active }: { active: boolean }) {
  const data = useReview()
  const shown = useShown()
  const { storyId } = useStorybookState()
  if (!active) return null
  if (data === undefined) return <p style={{ padding: 16 }}>Reading the pictures …</p>
  return (
    <div style={{ padding: 16, display: 'grid', gap: 12, fontSize: 13 }}>
      <label style={row}>
        The sidebar shows
        <select value={shown} onChange={(event) => show(event.target.value as Shown)} style={button}>
          <option value="all">everything</option>
          {(['unsigned', 'changed', 'rejected', 'signed'] as const).map((one) => (
            <option key={one} value={one}>
              {words[one].toLowerCase()}
            </option>
          ))}
        </select>
      </label>
      {storyId === undefined || data.manifest[storyId] === undefined ? (
        <span>This entry has no accepted pictures.</span>
      ) : (
        <Story key={storyId} data={data} story={storyId} />
      )}
    </div>
  )
}

function Story({ data, story }: { data: ReviewData; story: string }) {
  const api = useStorybookApi()
  const shots = data.manifest[story] ?? {}
  const signatures = data.signoff[story] ?? {}
  const [mode, setMode] = useState(() => modeToShow(shots, signatures))
  const state = storyState(shots, signatures)
  return (
    <>
      <div style={row}>
        <strong data-review-state={state}>
          <Mark state={state} /> {words[state]}
        </strong>
        <button type="button" style={button} onClick={() => api.navigate(sheetPath(story, mode))}>
          Contact sheet
        </button>
        {readOnly ? <span>A static Storybook shows sign-offs and takes none.</span> : <Pen data={data} entry={story} mode={mode} />}
      </div>
      <Pictures shots={shots} signatures={signatures} mode={mode} onMode={setMode} />
    </>
  )
}
