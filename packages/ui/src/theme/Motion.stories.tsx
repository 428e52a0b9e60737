import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import * as css from './foundations.css.ts'

/** One duration and one curve for everything that moves; none at all where the system asks for less motion. */
function Motion() {
  const [there, setThere] = useState(false)
  return (
    <Stack align="start">
      <Text>Everything that moves takes 120 ms; nothing takes longer, and with reduced motion nothing moves.</Text>
      <Button pressed={there} onPress={() => setThere(!there)}>
        Move
      </Button>
      <div className={css.track} style={{ inlineSize: 320 }}>
        <div data-part="runner" data-there={there || undefined} className={css.runner} />
      </div>
    </Stack>
  )
}

export default { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>
export const Duration: StoryObj = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    const runner = canvasElement.querySelector('[data-part=runner]')!
    await expect(runner).toHaveAttribute('data-there')
    // The tests' browser asks for less motion.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) await expect(getComputedStyle(runner).transitionDuration).toBe('0s')
  },
}
