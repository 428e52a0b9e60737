/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React, { type KeyboardEvent, useEffect, useRef } from 'react'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { stateOf } from '../review/signoff.ts'
import { useReview } from './data.ts'
import { Mark } from './Mark.tsx'
import { setName, sign, usePen } from './penNow.ts'
import { files } from './protocol.ts'
import { see, seenOf, useSeen } from './seen.ts'
import { button, picture, row } from './style.ts'
import { words } from './words.ts'

/** All stories of the open component in all modes on one page. N and P go through the pictures, S signs the one that has focus, R rejects it with a note, O opens its story. */
export function Sheet({ active }: { active: boolean }) {
  const data = useReview()
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const { by, said, about } = usePen()
  const seen = useSeen()
  if (!active || data === undefined || storyId === undefined) return null
  const component = storyId.split('--')[0] ?? ''
  const stories = Object.keys(data.manifest).filter((id) => id.split('--')[0] === component)
  const shots = stories.flatMap((story) => Object.entries(data.manifest[story] ?? {}).map(([mode, hash]) => ({ story, mode, hash })))
  const isOpen = (story: string, mode: string, hash: string) => stateOf(hash, data.signoff[story]?.[mode]) !== 'signed'
  const open = seenOf(data.manifest, stories, seen, isOpen)

  const press = (event: KeyboardEvent<HTMLElement>, { story, mode, hash }: (typeof shots)[number]) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const figure = event.currentTarget
    const beside = { n: figure.nextElementSibling, p: figure.previousElementSibling }[event.key]
    if (beside instanceof HTMLElement) beside.focus()
    else if (event.key === 's') void sign(component, { [story]: { [mode]: hash } })
    else if (event.key === 'o') api.selectStory(story)
    else if (event.key === 'r') {
      const note = globalThis.prompt(`What is wrong with ${story} in ${mode}?`)
      if (note !== null) void sign(component, { [story]: { [mode]: hash } }, { note, rejected: true })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section
      aria-label="Contact sheet"
      style={{ padding: 16, blockSize: '100%', overflow: 'auto', display: 'grid', gap: 12, alignContent: 'start', fontSize: 13 }}
    >
      <div style={row}>
        <strong>
          {component}: {shots.length} pictures
        </strong>
        <label style={row}>
          Reviewer
          <input value={by} onChange={(event) => setName(event.target.value)} style={{ ...button, cursor: 'text', minWidth: 220 }} />
        </label>
        <button type="button" style={button} disabled={open.count === 0} onClick={() => void sign(component, open.pictures)}>
          Sign off {open.count} seen on this sheet
        </button>
        <span>N next, P previous, S sign, R reject with a note, O open</span>
        <span role="status">{about === component ? said : ''}</span>
      </div>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))', alignItems: 'start' }}>
        {shots.map((shot) => {
          const signature = data.signoff[shot.story]?.[shot.mode]
          const state = stateOf(shot.hash, signature)
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A picture is gone through by keys, and each key has a button elsewhere.
            <figure
              key={`${shot.story} ${shot.mode}`}
              data-shot={`${shot.story} ${shot.mode}`}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It takes the keys.
              tabIndex={0}
              style={{ margin: 0 }}
              onKeyDown={(event) => press(event, shot)}
            >
              <figcaption data-review-state={state}>
                <Mark state={state} /> {shot.story.split('--')[1]} · {shot.mode} · {words[state]}
                {signature?.note === undefined ? '' : `: ${signature.note}`}
              </figcaption>
              <Seen hash={shot.hash} alt={`${shot.story} in ${shot.mode}`} />
            </figure>
          )
        })}
      </div>
    </section>
  )
}

/** A picture that counts as seen once half of it, or a screen of it, was in sight. */
function Seen({ hash, alt }: { hash: string; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const element = image.current
    if (element === null) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting) && element.complete && element.naturalWidth > 0) see(hash)
      },
      { threshold: [0.1, 0.5] },
    )
    const start = () => watch.observe(element)
    if (element.complete) start()
    else element.addEventListener('load', start, { once: true })
    return () => watch.disconnect()
  }, [hash])
  return <img ref={image} alt={alt} src={files.image(hash)} style={{ ...picture, maxHeight: 480, objectFit: 'contain', objectPosition: 'top left' }} />
}
