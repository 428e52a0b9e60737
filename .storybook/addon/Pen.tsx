/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React, { useEffect, useState } from 'react'
import type { Manifest } from '../review/store.ts'
import { askIdentity, askSign } from './ask.ts'
import { readAgain } from './data.ts'
import { button, row } from './style.ts'

/** Who signs, and what: the story that is open (none when it is signed), or each of the `open` ones that the sidebar shows. */
export function Pen({ manifest, story, open }: { manifest: Manifest; story: string | undefined; open: readonly string[] }) {
  const [by, setBy] = useState('')
  const [said, setSaid] = useState('')
  useEffect(() => {
    void askIdentity().then(
      (name) => setBy((typed) => typed || name),
      (error: unknown) => console.warn(error),
    )
  }, [])
  const sign = async (stories: readonly string[]) => {
    setSaid('Signing …')
    setSaid(await askSign({ pictures: Object.fromEntries(stories.map((id) => [id, manifest[id] ?? {}])), by }))
    await readAgain()
  }
  return (
    <>
      <label style={row}>
        Your name
        <input value={by} onChange={(event) => setBy(event.target.value)} style={{ ...button, cursor: 'text', minWidth: 220 }} />
      </label>
      <button type="button" style={button} disabled={story === undefined} onClick={() => void (story === undefined ? undefined : sign([story]))}>
        Sign off this story
      </button>
      <button type="button" style={button} disabled={open.length === 0} onClick={() => void sign(open)}>
        Sign off all {open.length} shown
      </button>
      <span role="status">{said}</span>
    </>
  )
}
