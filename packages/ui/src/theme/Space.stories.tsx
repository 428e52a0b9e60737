import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { vars } from './contract.css.ts'
import * as css from './foundations.css.ts'

/** The steps of room and the sizes of controls, which compact density shrinks, and the radii, which it does not. */
function Space() {
  return (
    <Stack gap="l">
      {Object.entries({ space: vars.space, size: vars.size }).map(([title, steps]) => (
        <Stack key={title} gap="xs">
          <Heading level={2}>{title}</Heading>
          {Object.entries(steps).map(([name, value]) => (
            <div key={name} className={css.row}>
              <span className={css.name}>{name}</span>
              <div className={css.bar} style={{ inlineSize: value }} />
            </div>
          ))}
        </Stack>
      ))}
      <Stack gap="xs">
        <Heading level={2}>radius</Heading>
        <div className={css.grid}>
          {Object.entries(vars.radius).map(([name, value]) => (
            <div key={name}>
              <div className={css.chip} style={{ borderRadius: value }} />
              <div className={css.name}>{name}</div>
            </div>
          ))}
        </div>
      </Stack>
    </Stack>
  )
}

export default { title: 'Foundations/Space', component: Space } satisfies Meta<typeof Space>
export const Comfortable: StoryObj = {}
export const Compact: StoryObj = { globals: { density: 'compact' } }
