import { useEffect, useState } from 'react'
import { type ReviewData, readReview } from '../addon/data.ts'
import { words } from '../addon/words.ts'
import { type SignState, storyState } from '../review/signoff.ts'

interface Entry {
  id: string
  title: string
  name: string
  type: string
}

const states = ['changed', 'unsigned', 'signed'] as const satisfies readonly SignState[]

/** How much of each area is signed off, and the stories that are not. */
export function Progress() {
  const [data, setData] = useState<ReviewData>()
  const [entries, setEntries] = useState<Entry[]>([])
  const [state, setState] = useState<SignState>('changed')
  useEffect(() => {
    void readReview().then(setData)
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
              <td>{of(area, 'unsigned')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <label>
          Stories that are{' '}
          <select value={state} onChange={(event) => setState(event.target.value as SignState)}>
            {states.map((one) => (
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
            <a href={`./?path=/story/${id}`} target="_top">
              {title}: {name}
            </a>
          </li>
        ))}
      </ul>
      {listed.length === 0 ? <p>None.</p> : null}
    </>
  )
}
