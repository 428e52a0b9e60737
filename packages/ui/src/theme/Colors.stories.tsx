import type { Meta, StoryObj } from '@storybook/react-vite'
import { chip, grid, group, name } from './Colors.css.ts'
import { vars } from './contract.css.ts'

const groups = { color: vars.color, accent: vars.accent, positive: vars.positive, caution: vars.caution, critical: vars.critical }

/** Every colour by its public name, as the mode and the theme make it. */
function Colors() {
  return Object.entries(groups).map(([title, colors]) => (
    <section key={title}>
      <h2 className={group}>{title}</h2>
      <div className={grid}>
        {Object.entries(colors).map(([key, value]) => (
          <div key={key}>
            <div className={chip} style={{ backgroundColor: value }} />
            <div className={name}>{value.slice(4, -1)}</div>
          </div>
        ))}
      </div>
    </section>
  ))
}

export default { title: 'Foundations/Colors', component: Colors } satisfies Meta<typeof Colors>
export const Light: StoryObj = {}
export const Dark: StoryObj = { globals: { mode: 'dark' } }
