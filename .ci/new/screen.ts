import { folderOf, placeOf } from './routes.ts'
import { textsOf } from './texts.ts'
import { type Checkout, named, Refused, type Writing } from './writing.ts'

type RequiredStories = Record<string, { route?: string; title: string; stories: string[] }>

/** The states that hold for every screen that reads something. `LoadError` stands where `Failed` is a state of the things themselves. */
const states: Record<string, string> = { Loading: 'loading', Failed: 'failed', LoadError: 'failed', NoAccess: 'noAccess', Empty: 'empty' }

/**
 * A screen at its route with its first texts and the stories that are true at once. `reading` is the read of the door that it shows; without one it has nothing to wait for, so the stories of
 * loading, failure, no access and emptiness remain to be written with it.
 */
export function screen(source: Checkout, place: string, reading: string | undefined): Writing {
  const [area = '', name = '', ...rest] = place.split('/')
  if (rest.length > 0 || name === '') throw new Refused(`'${place}' is not a screen; give area and name, as in 'automation/Workflows'.`)
  named(name)
  const { path, screens } = placeOf(source, area, name)
  const [id, required] = Object.entries(JSON.parse(source.read('.storybook/required.json')) as RequiredStories).find(([, { route }]) => route === path) ?? []
  if (id === undefined || required === undefined)
    throw new Refused(`.storybook/required.json lists no stories for ${path}; write down first what it has to show.`)
  const doors = source.find('packages/domain/src', 'door.ts')
  if (reading !== undefined && !doors.some((door) => source.read(door).includes(`\n  '${reading}': read<`)))
    throw new Refused(`The door has no read '${reading}'; declare it in packages/domain/src/${area}/door.ts first.`)
  if (
    reading !== undefined &&
    (/const frames = new Set<ReadName>\(\[(.*)\]\)/.exec(source.read('packages/screens/src/states.ts'))?.[1] ?? '').includes(`'${reading}'`)
  )
    throw new Refused(`'${reading}' is read by the frame around every page, so no state of the screen hangs on it; name a read of the screen's own.`)
  const key = folderOf(name)
  const folder = `packages/screens/src/${area}/${key}`
  const home = `${folder}/${name}`
  if (source.has(`${home}.tsx`)) throw new Refused(`There is a screen ${home}.tsx already; choose another name.`)
  const texts = textsOf(source, area, path, folder, key)
  const stories = [...new Set(required.stories)]
  const holds = (story: string) => reading !== undefined && story in states && !(story === 'Failed' && stories.includes('LoadError'))
  const now = stories.filter(holds)
  const later = stories.filter((story) => story !== 'Ready' && !now.includes(story))
  const requirements = JSON.parse(source.read('.storybook/requirements.json')) as Record<string, string>
  const first = requirements[`${id}-01`]?.includes('level-1 heading') ? `    // ${id}-01\n` : ''
  return {
    made: {
      [`${home}.tsx`]: `import { Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
${reading === undefined ? '' : "import { useRead } from '../../workspace.tsx'\n"}import { ${key}Text } from './texts.ts'

export function ${name}() {
  const text = useText(${key}Text)
${reading === undefined ? '' : `  useRead('${reading}')\n`}  return (
    <Text tone="muted" size="large">
      {text.intro}
    </Text>
  )
}
`,
      [`${home}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../states.ts'
import { ${name} } from './${name}.tsx'

export default { title: '${required.title}', component: ${name}, parameters: { path: '${path}' } } satisfies Meta<typeof ${name}>
type Story = StoryObj<typeof ${name}>

export const Ready: Story = {
  play: async ({ canvas }) => {
${first}    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(${quoted(texts.title)})
    await expect(await canvas.findByText(${quoted(texts.intro)})).toBeVisible()
  },
}
${now.map((story) => `export const ${story}: Story = states.${states[story]}\n`).join('')}export const ReadOnly: Story = states.readOnly
`,
      ...texts.made,
    },
    changed: screens,
    said: [
      `${path} is in the table of screens now.`,
      later.length === 0 ? `All stories that ${id} requires stand.` : `Still to write for ${id}, each with a play function: ${later.join(', ')}.`,
    ],
  }
}

const quoted = (words: string) => (words.includes("'") ? JSON.stringify(words) : `'${words}'`)
