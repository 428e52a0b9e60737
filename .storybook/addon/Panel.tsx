/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React, { useEffect, useState } from 'react'
import { useChannel, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { stateOf, type SignState, storyState } from '../review/signoff.ts'
import { readAgain, useReview } from './data.ts'
import { Difference } from './difference.tsx'
import { addonId, events, files, type SignAnswer, type SignRequest } from './events.ts'
import { Mark } from './Mark.tsx'
import { words } from './words.ts'

const row = { display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' } as const
const button = {
  font: 'inherit',
  padding: '6px 12px',
  borderRadius: 6,
  border: '1px solid rgba(128,128,128,.5)',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
} as const
const picture = { maxWidth: '100%', border: '1px solid rgba(128,128,128,.3)', background: '#fff' } as const
const readOnly = (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE !== 'DEVELOPMENT'

/** The pictures of the story that is open, how they stand, and the reviewer's pen. */
export function Panel({ active }: { active: boolean }) {
  const data = useReview()
  const { storyId, filteredIndex, index } = useStorybookState()
  const [mode, setMode] = useState('light')
  const [by, setBy] = useState('')
  const [said, setSaid] = useState('')
  const [filter, setFilter] = useState<SignState | 'all'>('all')
  const [narrowed, setNarrowed] = useState(false)
  const api = useStorybookApi()
  const emit = useChannel({
    [events.identity]: (name: string) => setBy((typed) => typed || name),
    [events.answer]: (answer: SignAnswer) => {
      setSaid(answer.refused ?? `${answer.count} ${answer.count === 1 ? 'picture' : 'pictures'} signed off.`)
      readAgain()
    },
  })
  useEffect(() => {
    if (!readOnly) emit(events.ask)
  }, [emit])
  useEffect(() => {
    if (data === undefined || !narrowed) return
    // The sidebar shows what is in this state; what it shows is what "all shown" signs.
    void api.experimental_setFilter(
      addonId,
      (item) =>
        filter === 'all' ||
        (item.type === 'story' && data.manifest[item.id] !== undefined && storyState(data.manifest[item.id] ?? {}, data.signoff[item.id]) === filter),
    )
  }, [api, data, filter, narrowed])
  if (!active) return null
  const shots = storyId === undefined ? undefined : data?.manifest[storyId]
  if (data === undefined || storyId === undefined || shots === undefined)
    return <p style={{ padding: 16 }}>{data === undefined ? 'Reading the pictures …' : 'This entry has no accepted pictures.'}</p>
  const signatures = data.signoff[storyId] ?? {}
  const shownMode = shots[mode] === undefined ? (Object.keys(shots)[0] ?? 'light') : mode
  const now = shots[shownMode] ?? ''
  const signature = signatures[shownMode]
  const state = stateOf(now, signature)
  const shown = Object.values(filteredIndex ?? index ?? {}).flatMap((entry) => (entry.type === 'story' && data.manifest[entry.id] ? [entry.id] : []))
  const open = shown.filter((id) => storyState(data.manifest[id] ?? {}, data.signoff[id]) !== 'signed')
  const sign = (stories: string[]) =>
    emit(events.sign, { pictures: Object.fromEntries(stories.map((id) => [id, data.manifest[id] ?? {}])), by } satisfies SignRequest)
  const all = storyState(shots, signatures)
  return (
    <div style={{ padding: 16, display: 'grid', gap: 12, fontSize: 13 }}>
      <div style={row}>
        <strong data-review-state={all}>
          <Mark state={all} /> {words[all]}
        </strong>
        {readOnly ? (
          <span>A static Storybook shows sign-offs and takes none.</span>
        ) : (
          <>
            <label style={row}>
              Your name
              <input value={by} onChange={(event) => setBy(event.target.value)} style={{ ...button, cursor: 'text', minWidth: 220 }} />
            </label>
            <button type="button" style={button} disabled={all === 'signed'} onClick={() => sign([storyId])}>
              Sign off this story
            </button>
            <button type="button" style={button} disabled={open.length === 0} onClick={() => sign(open)}>
              Sign off all {open.length} shown
            </button>
          </>
        )}
        <label style={row}>
          The sidebar shows
          <select
            value={filter}
            onChange={(event) => {
              setFilter(event.target.value as SignState | 'all')
              setNarrowed(true)
            }}
            style={button}
          >
            <option value="all">everything</option>
            {(['unsigned', 'changed', 'signed'] as const).map((state) => (
              <option key={state} value={state}>
                {words[state].toLowerCase()}
              </option>
            ))}
          </select>
        </label>
        <span role="status">{said}</span>
      </div>
      <div role="group" aria-label="Mode" style={row}>
        {Object.entries(shots).map(([name, hash]) => {
          const here: SignState = stateOf(hash, signatures[name])
          return (
            <button
              key={name}
              type="button"
              aria-pressed={name === shownMode}
              style={{ ...button, fontWeight: name === shownMode ? 700 : 400 }}
              onClick={() => setMode(name)}
            >
              <Mark state={here} /> {name}
            </button>
          )
        })}
      </div>
      <p style={{ margin: 0 }}>
        {signature === undefined
          ? 'Nobody has signed this picture.'
          : `Signed by ${signature.by} on ${signature.at.slice(0, 10)}${state === 'changed' ? '; it has changed since.' : '.'}`}
      </p>
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: state === 'changed' ? 'repeat(3, minmax(0, 1fr))' : 'minmax(0, 1fr)' }}>
        {state === 'changed' && signature ? (
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
          <figcaption>{state === 'changed' ? 'After, as accepted now' : 'As accepted'}</figcaption>
          <img alt="After" src={files.image(now)} style={picture} />
        </figure>
      </div>
    </div>
  )
}
