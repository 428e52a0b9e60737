/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React from 'react'
import { type Signature, stateOf } from '../review/signoff.ts'
import { Difference } from './difference.tsx'
import { Mark } from './Mark.tsx'
import { files } from './protocol.ts'
import { see } from './seen.ts'
import { button, picture, row } from './style.ts'
import { judgementOf } from './words.ts'

const usual = ['light', 'dark', 'phone', 'contrast', 'rtl', 'yellow']

/** The modes of a story: the usual ones in their order, then those of its own. */
export const inOrder = (shots: Record<string, string>): string[] => [
  ...usual.filter((mode) => shots[mode] !== undefined),
  ...Object.keys(shots).filter((mode) => !usual.includes(mode)),
]

/** The mode that a reviewer comes for: one that has changed since it was signed, else light. */
export const modeToShow = (shots: Record<string, string>, signatures: Record<string, Signature> = {}): string => {
  const modes = inOrder(shots)
  return modes.find((mode) => stateOf(shots[mode] ?? '', signatures[mode]) === 'changed') ?? modes[0] ?? 'light'
}

interface PicturesProps {
  shots: Record<string, string>
  signatures: Record<string, Signature>
  mode: string
  onMode(mode: string): void
}

/** The accepted picture of a mode; before and difference too where a reviewer judged another. */
export function Pictures({ shots, signatures, mode, onMode }: PicturesProps) {
  const now = shots[mode] ?? ''
  const signature = signatures[mode]
  const changed = stateOf(now, signature) === 'changed'
  return (
    <>
      <div role="group" aria-label="Mode" style={row}>
        {inOrder(shots).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === mode}
            style={{ ...button, fontWeight: name === mode ? 700 : 400 }}
            onClick={() => onMode(name)}
          >
            <Mark state={stateOf(shots[name] ?? '', signatures[name])} /> {name}
          </button>
        ))}
      </div>
      <p style={{ margin: 0 }}>{signature === undefined ? 'This picture is not signed off.' : judgementOf(signature, changed)}</p>
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: changed ? 'repeat(3, minmax(0, 1fr))' : 'minmax(0, 1fr)' }}>
        {changed && signature ? (
          <>
            <figure style={{ margin: 0 }}>
              <figcaption>Before, as judged</figcaption>
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
          <img key={now} alt="After" src={files.image(now)} style={picture} onLoad={() => see(now)} />
        </figure>
      </div>
    </>
  )
}
