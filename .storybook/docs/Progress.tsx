import { useEffect, useState } from 'react'
import { askRelease } from '../addon/ask.ts'
import { type ReviewData, readReview } from '../addon/data.ts'
import { type ReleaseAnswer, sheetPath } from '../addon/protocol.ts'
import { words } from '../addon/words.ts'
import { type SignState, signStates, storyState } from '../review/signoff.ts'
import { changesSince } from '../review/since.ts'

interface Entry {
  id: string
  title: string
  name: string
  type: string
}

/** How much of each area is signed off, and the stories that are not. */
export function Progress() {
  const [data, setData] = useState<ReviewData>()
  const [entries, setEntries] = useState<Entry[]>([])
  const [state, setState] = useState<SignState>('changed')
  const [release, setRelease] = useState<ReleaseAnswer>()
  useEffect(() => {
    void readReview().then(setData)
    void askRelease().then(setRelease)
    void fetch('./index.json')
      .then((answer) => answer.json())
      .then((index: { entries: Record<string, Entry> }) => setEntries(Object.values(index.entries)))
  }, [])
  if (data === undefined || entries.length === 0) return <p>Reading …</p>
  const stories = entries
    .filter(({ type, id }) => type === 'story' && data.manifest[id] !== undefined)
    .map((entry) => ({ ...entry, area: entry.title.split('/')[0] ?? '', state: storyState(data.manifest[entry.id] ?? {}, data.signoff[entry.id]) }))
  const areas = [...new Set(stories.map(({ area }) => area))]
  const of = (area: string, which: SignState) => stories.filter((story) => story.area === area && story.state === which).length
  const listed = stories.filter((story) => story.state === state)
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>Area</th>
            <th>Signed off</th>
            <th>Changed since</th>
            <th>Rejected</th>
            <th>Not signed off</th>
          </tr>
        </thead>
        <tbody>
          {areas.map((area) => (
            <tr key={area}>
              <td>{area}</td>
              <td>
                {area}: {of(area, 'signed')} of {stories.filter((story) => story.area === area).length} signed off
              </td>
              <td>{of(area, 'changed')}</td>
              <td>{of(area, 'rejected')}</td>
              <td>{of(area, 'unsigned')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <label>
          Stories that are{' '}
          <select value={state} onChange={(event) => setState(event.target.value as SignState)}>
            {signStates.map((one) => (
              <option key={one} value={one}>
                {words[one].toLowerCase()} ({stories.filter((story) => story.state === one).length})
              </option>
            ))}
          </select>
        </label>
      </p>
      <ul>
        {listed.map(({ id, title, name }) => (
          <li key={id}>
            <a href={`./?path=${sheetPath(id)}`} target="_top">
              {title}: {name}
            </a>
          </li>
        ))}
      </ul>
      {listed.length === 0 ? <p>None.</p> : null}
      {release === undefined ? null : <Since release={release} data={data} entries={entries} />}
    </>
  )
}

/** What changed since the last release, by screen. */
function Since({ release, data, entries }: { release: ReleaseAnswer; data: ReviewData; entries: readonly Entry[] }) {
  if (release.tag === undefined)
    return (
      <>
        <h2>Since the last release</h2>
        <p>No release has a tag such as v1.0.0 yet, so every picture is new.</p>
      </>
    )
  const screens = changesSince(release.pictures, data.manifest, new Map(entries.map(({ id, title }) => [id, title])))
  return (
    <>
      <h2>Since {release.tag}</h2>
      {screens.length === 0 ? <p>No picture changed.</p> : null}
      <ul>
        {screens.map(({ title, first, added, changed, removed }) => (
          <li key={title}>
            {first === undefined ? (
              title
            ) : (
              <a href={`./?path=${sheetPath(first)}`} target="_top">
                {title}
              </a>
            )}
            : {changed} changed, {added} new, {removed} gone
          </li>
        ))}
      </ul>
    </>
  )
}
