/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React, { useEffect } from 'react'
import { type HashEntry, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { stateOf } from '../review/signoff.ts'
import { type ReviewData, useReview } from './data.ts'
import { Mark } from './Mark.tsx'
import { readOnly } from './Panel.tsx'
import { Pen } from './Pen.tsx'
import { sign } from './penNow.ts'
import { inOrder, modeToShow, Pictures } from './Pictures.tsx'
import { files, sheetPath } from './protocol.ts'
import { useSeen } from './seen.ts'
import { type Cell, type Move, moved, nextOpen, type Row } from './sheetMoves.ts'
import { button, row as inRow } from './style.ts'
import { words } from './words.ts'

const moves: Readonly<Record<string, Move>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** All states of a screen or primitive in all their modes on one page: the chosen picture is beside them in full size, with the reviewer's pen. */
export function Sheet() {
  const data = useReview()
  const { path, index } = useStorybookState()
  const [, page, story, mode] = path.split('/')
  if (page !== 'sheet' || story === undefined) return null
  if (data === undefined || index === undefined) return <p style={{ padding: 16 }}>Reading the pictures …</p>
  const shots = data.manifest[story]
  if (shots === undefined) return <p style={{ padding: 16 }}>This story has no accepted pictures: choose another in the sidebar.</p>
  return (
    <Filled data={data} index={index} cell={{ story, mode: mode !== undefined && shots[mode] !== undefined ? mode : modeToShow(shots, data.signoff[story]) }} />
  )
}

interface FilledProps {
  data: ReviewData
  index: Readonly<Record<string, HashEntry>>
  cell: Cell
}

function Filled({ data, index, cell }: FilledProps) {
  const api = useStorybookApi()
  const seen = useSeen()
  const entry = index[cell.story]
  const parent = entry !== undefined && 'parent' in entry ? entry.parent : undefined
  const stories = Object.values(index).flatMap((one) => (one.type === 'story' && data.manifest[one.id] !== undefined ? [one] : []))
  const rows: Row[] = stories.filter((one) => one.parent === parent).map(({ id }) => ({ story: id, modes: inOrder(data.manifest[id] ?? {}) }))
  const parents = [...new Set(stories.map((one) => one.parent))]
  const state = ({ story, mode }: Cell) => stateOf(data.manifest[story]?.[mode] ?? '', data.signoff[story]?.[mode])
  const to = ({ story, mode }: Cell) => api.navigate(sheetPath(story, mode))
  const beside = (step: number) => {
    const next = stories.find((one) => one.parent === parents[parents.indexOf(parent ?? '') + step])
    if (next !== undefined) api.navigate(sheetPath(next.id))
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement || event.altKey || event.ctrlKey || event.metaKey) return
      const shown = data.manifest[cell.story]?.[cell.mode]
      const keys: Record<string, () => void> = {
        n: () => beside(1),
        p: () => beside(-1),
        o: () => to(nextOpen(rows, cell, (one) => ['unsigned', 'changed'].includes(state(one))) ?? cell),
        ...(readOnly || shown === undefined || !seen.has(shown)
          ? {}
          : { s: () => void sign(cell.story, 'signed', { [cell.story]: { [cell.mode]: shown } }), r: () => document.getElementById('review-note')?.focus() }),
      }
      const move = moves[event.key]
      const act = move === undefined ? keys[event.key] : () => to(moved(rows, cell, move))
      if (act === undefined) return
      // Storybook has keys of its own, of which some are the same.
      event.preventDefault()
      event.stopImmediatePropagation()
      act()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  })

  const title = parent === undefined ? cell.story : (index[parent]?.name ?? parent)
  const chosen = stories.find(({ id }) => id === cell.story)
  return (
    <main style={{ display: 'flex', height: '100%', overflow: 'hidden', fontSize: 13 }}>
      <section aria-label="Contact sheet" style={{ flex: '1 1 50%', overflow: 'auto', padding: 16 }}>
        <div style={inRow}>
          <h1 style={{ fontSize: 18, margin: 0 }}>{title}</h1>
          <button type="button" style={button} onClick={() => beside(-1)}>
            Previous (P)
          </button>
          <button type="button" style={button} onClick={() => beside(1)}>
            Next (N)
          </button>
        </div>
        <p>Arrow keys choose a picture, O goes to the next open one{readOnly ? '' : ', S signs off what is shown, R rejects it with a note'}.</p>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          {rows.map(({ story, modes }) => (
            <div key={story} style={{ maxWidth: '100%' }}>
              <h2 style={{ fontSize: 13, margin: '0 0 6px' }}>{index[story]?.name ?? story}</h2>
              <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
                {modes.map((mode) => (
                  <Thumbnail
                    key={mode}
                    hash={data.manifest[story]?.[mode] ?? ''}
                    mode={mode}
                    state={state({ story, mode })}
                    chosen={story === cell.story && mode === cell.mode}
                    onChoose={() => to({ story, mode })}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      </section>
      <section
        aria-label="Picture"
        style={{
          flex: '1 1 50%',
          overflow: 'auto',
          padding: 16,
          display: 'grid',
          gap: 12,
          alignContent: 'start',
          borderInlineStart: '1px solid rgba(128,128,128,.3)',
        }}
      >
        <div style={inRow}>
          <strong>
            {chosen?.name ?? cell.story}, {cell.mode}
          </strong>
          <button type="button" style={button} onClick={() => api.navigate(`/story/${cell.story}`)}>
            Open it alive
          </button>
        </div>
        <div style={inRow}>
          {readOnly ? <span>A static Storybook shows sign-offs and takes none.</span> : <Pen data={data} entry={cell.story} mode={cell.mode} />}
        </div>
        <Pictures
          shots={data.manifest[cell.story] ?? {}}
          signatures={data.signoff[cell.story] ?? {}}
          mode={cell.mode}
          onMode={(mode) => to({ story: cell.story, mode })}
        />
      </section>
    </main>
  )
}

interface ThumbnailProps {
  hash: string
  mode: string
  state: keyof typeof words
  chosen: boolean
  onChoose(): void
}

const Thumbnail = ({ hash, mode, state, chosen, onChoose }: ThumbnailProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    data-review-cell={state}
    onClick={onChoose}
    style={{ ...button, padding: 4, width: 168, textAlign: 'start', outline: chosen ? '2px solid currentColor' : 'none' }}
  >
    <img
      alt=""
      loading="lazy"
      src={files.image(hash)}
      style={{ display: 'block', width: '100%', height: 104, objectFit: 'cover', objectPosition: 'top', background: '#fff' }}
    />
    <Mark state={state} name={words[state]} /> {mode}
  </button>
)
