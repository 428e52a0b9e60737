/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React, { useState } from 'react'
import { type Signature, stateOf } from '../review/signoff.ts'
import { Difference } from './difference.tsx'
import { Mark } from './Mark.tsx'
import { files } from './protocol.ts'
import { button, picture, row } from './style.ts'

/** The accepted picture of each mode; before and difference too where somebody signed another. */
export function Pictures({ shots, signatures }: { shots: Record<string, string>; signatures: Record<string, Signature> }) {
  const modes = Object.keys(shots)
  // What was signed and has changed is what a reviewer comes for.
  const [chosen, setChosen] = useState(() => modes.find((mode) => stateOf(shots[mode] ?? '', signatures[mode]) === 'changed') ?? 'light')
  const mode = shots[chosen] === undefined ? (modes[0] ?? 'light') : chosen
  const now = shots[mode] ?? ''
  const signature = signatures[mode]
  const changed = stateOf(now, signature) === 'changed'
  return (
    <>
      <div role="group" aria-label="Mode" style={row}>
        {modes.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === mode}
            style={{ ...button, fontWeight: name === mode ? 700 : 400 }}
            onClick={() => setChosen(name)}
          >
            <Mark state={stateOf(shots[name] ?? '', signatures[name])} /> {name}
          </button>
        ))}
      </div>
      <p style={{ margin: 0 }}>
        {signature === undefined
          ? 'Nobody has signed this picture.'
          : `Signed by ${signature.by} on ${signature.at.slice(0, 10)}${changed ? '; it has changed since.' : '.'}`}
      </p>
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: changed ? 'repeat(3, minmax(0, 1fr))' : 'minmax(0, 1fr)' }}>
        {changed && signature ? (
          <>
            <figure style={{ margin: 0 }}>
              <figcaption>Before, as signed</figcaption>
              <img alt="Before" src={files.image(signature.picture)} style={picture} />
            </figure>
            <figure style={{ margin: 0 }}>
              <figcaption>Difference</figcaption>
              <Difference before={files.image(signature.picture)} after={files.image(now)} />
            </figure>
          </>
        ) : null}
        <figure style={{ margin: 0 }}>
          <figcaption>{changed ? 'After, as accepted now' : 'As accepted'}</figcaption>
          <img alt="After" src={files.image(now)} style={picture} />
        </figure>
      </div>
    </>
  )
}
