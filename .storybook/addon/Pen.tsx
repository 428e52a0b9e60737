/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React, { useEffect } from 'react'
import type { Manifest } from '../review/store.ts'
import { askName, setName, sign, usePen } from './penNow.ts'
import { button, row } from './style.ts'

interface PenProps {
  manifest: Manifest
  /** The entry that is open. */
  entry: string | undefined
  /** The open story as long as it is to be signed. */
  story: string | undefined
  /** The stories that the sidebar shows and that are to be signed. */
  open: readonly string[]
}

/** Who signs, and what: the story that is open, or each that the sidebar shows. */
export function Pen({ manifest, entry, story, open }: PenProps) {
  const { by, said, about } = usePen()
  useEffect(() => void askName(), [])
  const signAll = (stories: readonly string[]) => void sign(entry, Object.fromEntries(stories.map((id) => [id, manifest[id] ?? {}])))
  return (
    <>
      <label style={row}>
        Your name
        <input value={by} onChange={(event) => setName(event.target.value)} style={{ ...button, cursor: 'text', minWidth: 220 }} />
      </label>
      <button type="button" style={button} disabled={story === undefined} onClick={() => (story === undefined ? undefined : signAll([story]))}>
        Sign off this story
      </button>
      <button type="button" style={button} disabled={open.length === 0} onClick={() => signAll(open)}>
        Sign off all {open.length} shown
      </button>
      <span role="status">{about === entry ? said : ''}</span>
    </>
  )
}
