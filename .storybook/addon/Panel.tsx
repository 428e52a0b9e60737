/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React from 'react'
import { useStorybookState } from 'storybook/manager-api'
import { storyState } from '../review/signoff.ts'
import { useReview } from './data.ts'
import { type Shown, show, useShown } from './filter.ts'
import { Mark } from './Mark.tsx'
import { Pen } from './Pen.tsx'
import { Pictures } from './Pictures.tsx'
import { button, row } from './style.ts'
import { words } from './words.ts'

const readOnly = (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE !== 'DEVELOPMENT'

/** The pictures of the story that is open, how they stand, and the reviewer's pen. */
export function Panel({ active }: { active: boolean }) {
  const data = useReview()
  const shown = useShown()
  const { storyId, filteredIndex, index } = useStorybookState()
  if (!active) return null
  if (data === undefined) return <p style={{ padding: 16 }}>Reading the pictures …</p>
  const shots = storyId === undefined ? undefined : data.manifest[storyId]
  const signatures = storyId === undefined ? undefined : data.signoff[storyId]
  const state = shots === undefined ? undefined : storyState(shots, signatures)
  // What the sidebar shows is what "all shown" signs.
  const listed = Object.values(filteredIndex ?? index ?? {}).flatMap(({ type, id }) => (type === 'story' && data.manifest[id] !== undefined ? [id] : []))
  const open = listed.filter((id) => storyState(data.manifest[id] ?? {}, data.signoff[id]) !== 'signed')
  return (
    <div style={{ padding: 16, display: 'grid', gap: 12, fontSize: 13 }}>
      <div style={row}>
        {state === undefined ? (
          <span>This entry has no accepted pictures.</span>
        ) : (
          <strong data-review-state={state}>
            <Mark state={state} /> {words[state]}
          </strong>
        )}
        {readOnly ? (
          <span>A static Storybook shows sign-offs and takes none.</span>
        ) : (
          <Pen manifest={data.manifest} entry={storyId} story={state === undefined || state === 'signed' ? undefined : storyId} open={open} />
        )}
        <label style={row}>
          The sidebar shows
          <select value={shown} onChange={(event) => show(event.target.value as Shown)} style={button}>
            <option value="all">everything</option>
            {(['unsigned', 'changed', 'signed'] as const).map((one) => (
              <option key={one} value={one}>
                {words[one].toLowerCase()}
              </option>
            ))}
          </select>
        </label>
      </div>
      {shots === undefined ? null : <Pictures key={storyId} shots={shots} signatures={signatures ?? {}} />}
    </div>
  )
}
