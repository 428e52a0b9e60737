/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React, { useState } from 'react'
import { stateOf } from '../review/signoff.ts'
import type { ReviewData } from './data.ts'
import { setName, sign, usePen } from './penNow.ts'
import { seenOf, useSeen } from './seen.ts'
import { button, row } from './style.ts'

interface PenProps {
  data: ReviewData
  /** The entry that is open. */
  entry: string | undefined
  /** The open story as long as it is to be signed. */
  story: string | undefined
  /** The stories that the sidebar shows and that are to be signed. */
  open: readonly string[]
}

/** Who signs, and what: of the story that is open, or of each that the sidebar shows, the pictures that were seen. */
export function Pen({ data: { manifest, signoff }, entry, story, open }: PenProps) {
  const { by, said, about } = usePen()
  const seen = useSeen()
  const [note, setNote] = useState('')
  const [asking, setAsking] = useState(false)
  const isOpen = (each: string, mode: string, hash: string) => stateOf(hash, signoff[each]?.[mode]) !== 'signed'
  const here = seenOf(manifest, story === undefined ? [] : [story], seen, isOpen)
  const all = seenOf(manifest, open, seen, isOpen)
  const act = (pictures: typeof manifest, rejected = false) => {
    setAsking(false)
    void sign(entry, pictures, { ...(note === '' ? {} : { note }), rejected }).then(() => setNote(''))
  }
  return (
    <>
      <label style={row}>
        Your name
        <input value={by} onChange={(event) => setName(event.target.value)} style={{ ...button, cursor: 'text', minWidth: 220 }} />
      </label>
      <label style={row}>
        Note
        <input value={note} onChange={(event) => setNote(event.target.value)} style={{ ...button, cursor: 'text', minWidth: 260 }} />
      </label>
      <button type="button" style={button} disabled={here.count === 0} onClick={() => act(here.pictures)}>
        Sign off {here.count} seen of this story
      </button>
      <button type="button" style={button} disabled={here.count === 0} onClick={() => act(here.pictures, true)}>
        Reject {here.count} seen of this story
      </button>
      {here.unseen > 0 ? <span>{here.unseen} not looked at yet</span> : null}
      <button type="button" style={button} disabled={all.count === 0} onClick={() => setAsking(true)}>
        Sign off all seen of {open.length} shown
      </button>
      {asking ? (
        <span role="alertdialog" aria-label="Sign off all seen?" style={row}>
          Sign {all.count} pictures that you have seen? {all.unseen} that you have not stay open.
          <button type="button" style={button} onClick={() => act(all.pictures)}>
            Yes, sign them
          </button>
          <button type="button" style={button} onClick={() => setAsking(false)}>
            No
          </button>
        </span>
      ) : null}
      <span role="status">{about === entry ? said : ''}</span>
    </>
  )
}
