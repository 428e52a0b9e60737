import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../TextField/TextField.tsx'
import { FieldGroup } from './FieldGroup.tsx'

export default { title: 'Primitives/FieldGroup', component: FieldGroup } satisfies Meta<typeof FieldGroup>

export const Default: StoryObj<typeof FieldGroup> = {
  args: { label: 'Trigger', children: <TextField label="Seconds" value="30" onChange={() => undefined} /> },
}
