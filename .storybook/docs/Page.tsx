import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import required from '../required.json'
import requirements from '../requirements.json'
import { checkedIn, idsOf } from './checked.ts'

const root = '../../'
const files = import.meta.glob<string>(['../../packages/screens/src/**/*.stories.tsx', '../../.ci/*.test.ts'], { query: '?raw', import: 'default' })

/** What autodocs shows, and for a screen its requirements with the files that check them. */
export default function Page() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Requirements title={preparedMeta.title} />
      <Stories />
    </>
  )
}

/** Nothing for what the requirements do not know: an id is claimed where a file names it, and nowhere else. */
function Requirements({ title }: { title: string }) {
  const ids = idsOf(title, required, Object.keys(requirements))
  const [checked, setChecked] = useState<ReadonlyMap<string, readonly string[]>>()
  const wanted = ids.length > 0
  useEffect(() => {
    if (!wanted) return
    const reading = Object.entries(files).map(async ([path, read]) => [path.slice(root.length), await read()] as const)
    void Promise.all(reading).then((texts) => setChecked(checkedIn(Object.fromEntries(texts))))
  }, [wanted])
  if (!wanted || checked === undefined) return null
  const sentences: Readonly<Record<string, string>> = requirements
  const done = ids.filter((id) => checked.has(id)).length
  return (
    <>
      <h2>Requirements</h2>
      <p>
        {done} of {ids.length} are checked.
      </p>
      <table>
        <thead>
          <tr>
            <th>Requirement</th>
            <th>What it says</th>
            <th>State</th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <tr key={id}>
              <td style={{ whiteSpace: 'nowrap' }}>{id}</td>
              <td>{sentences[id]}</td>
              <td>
                {checked
                  .get(id)
                  ?.map((file) => `checked in ${file}`)
                  .join(', ') ?? 'not checked by a story yet'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
