/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React, { useState } from 'react'
import { stateOf } from '../review/signoff.ts'
import type { Manifest } from '../review/store.ts'
import type { ReviewData } from './data.ts'
import { setName, setNote, sign, usePen } from './penNow.ts'
import { useSeen } from './seen.ts'
import { button, row } from './style.ts'

interface PenProps {
  data: ReviewData
  /** The entry that is open. */
  entry: string
  /** The mode whose picture is shown. */
  mode: string
}

/** The pictures that the reviewer saw and that are not signed off as they are. */
function seenAndOpen({ manifest, signoff }: ReviewData, seen: ReadonlySet<string>): Manifest {
  const open: Manifest = {}
  for (const [story, shots] of Object.entries(manifest))
    for (const [mode, hash] of Object.entries(shots))
      if (seen.has(hash) && ['unsigned', 'changed'].includes(stateOf(hash, signoff[story]?.[mode]))) open[story] = { ...open[story], [mode]: hash }
  return open
}

/** Who signs, with which note, and what: the picture that is shown, or each that was shown in full size. Many at once are asked about first. */
export function Pen({ data, entry, mode }: PenProps) {
  const { by, note, said, about } = usePen()
  const seen = useSeen()
  const [asking, setAsking] = useState(false)
  const shown = data.manifest[entry]?.[mode]
  const open = seenAndOpen(data, seen)
  const count = Object.values(open).reduce((sum, shots) => sum + Object.keys(shots).length, 0)
  const judge = (verdict: 'signed' | 'rejected') => (shown === undefined ? undefined : void sign(entry, verdict, { [entry]: { [mode]: shown } }))
  const signed = shown !== undefined && stateOf(shown, data.signoff[entry]?.[mode]) === 'signed'
  return (
    <>
      <label style={row}>
        Your name
        <input value={by} onChange={(event) => setName(event.target.value)} style={{ ...button, cursor: 'text', minWidth: 180 }} />
      </label>
      <label style={row}>
        Note
        <input
          id="review-note"
          value={note}
          placeholder="needed to reject"
          onChange={(event) => setNote(event.target.value)}
          style={{ ...button, cursor: 'text', minWidth: 220 }}
        />
      </label>
      <button type="button" style={button} disabled={shown === undefined || !seen.has(shown) || (signed && note.trim() === '')} onClick={() => judge('signed')}>
        Sign off this picture
      </button>
      <button type="button" style={button} disabled={shown === undefined || !seen.has(shown)} onClick={() => judge('rejected')}>
        Reject
      </button>
      {asking ? (
        <span role="group" aria-label="Sign off what was seen" style={row}>
          Sign off {count} {count === 1 ? 'picture' : 'pictures'} of {Object.keys(open).length} stories{by.trim() === '' ? '' : ` as ${by.trim()}`}?
          <button type="button" style={button} onClick={() => (setAsking(false), void sign(entry, 'signed', open))}>
            Yes, sign off {count}
          </button>
          <button type="button" style={button} onClick={() => setAsking(false)}>
            Cancel
          </button>
        </span>
      ) : (
        <button type="button" style={button} disabled={count === 0} onClick={() => setAsking(true)}>
          Sign off the {count} seen
        </button>
      )}
      <span role="status">{about === entry ? said : ''}</span>
    </>
  )
}
