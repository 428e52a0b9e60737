import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { vars } from './contract.css.ts'
import { contrastOf } from './contrast.ts'
import * as css from './foundations.css.ts'
import { colorAt, type ContrastPair, contrastPairs } from './pairs.ts'
import { Theme } from './Theme.tsx'

const groups = { color: vars.color, accent: vars.accent, positive: vars.positive, caution: vars.caution, critical: vars.critical, series: vars.series }

/** Every colour by its public name, as the mode and the theme make it. */
function Colors() {
  return (
    <Stack gap="l">
      {Object.entries(groups).map(([title, colors]) => (
        <Stack key={title}>
          <Heading level={2}>{title}</Heading>
          <div className={css.grid}>
            {Object.entries(colors).map(([key, value]) => (
              <div key={key}>
                <div className={css.chip} style={{ backgroundColor: value }} />
                <div className={css.name}>{value.slice(4, -1)}</div>
              </div>
            ))}
          </div>
        </Stack>
      ))}
      <Stack>
        <Heading level={2}>What stands on what</Heading>
        <div className={css.pairs}>
          {contrastPairs.map((pair) => (
            <Meeting key={`${pair.ink} ${pair.on} ${pair.least}`} {...pair} />
          ))}
        </div>
      </Stack>
    </Stack>
  )
}

/** One pair with the ratio of what the browser really painted. */
function Meeting({ ink, on, least }: ContrastPair) {
  const disc = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState(0)
  useLayoutEffect(() => {
    if (disc.current?.parentElement) setRatio(contrastOf(painted(disc.current), painted(disc.current.parentElement)))
  }, [])
  return (
    <div className={css.pair}>
      <div className={css.meeting} style={{ backgroundColor: colorAt(groups, on) }}>
        <div ref={disc} className={css.disc} style={{ backgroundColor: colorAt(groups, ink) }} />
      </div>
      <div className={css.name}>
        {ink} on {on}
      </div>
      <div data-part="ratio" data-short={ratio < least || undefined} className={css.figure}>
        {ratio.toFixed(2)} / {least}
      </div>
    </div>
  )
}

/** The ground of an element as `#rrggbb`, as the browser computed it. */
function painted(element: Element) {
  const parts = getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []
  return `#${parts
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
}

const holds = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const ratios = [...canvasElement.querySelectorAll('[data-part=ratio]')]
  await expect(ratios).toHaveLength(contrastPairs.length)
  await expect(ratios.filter((ratio) => ratio.hasAttribute('data-short')).map((ratio) => ratio.parentElement?.textContent)).toEqual([])
}

export default { title: 'Foundations/Colors', component: Colors } satisfies Meta<typeof Colors>
export const Light: StoryObj = { play: holds }
export const Dark: StoryObj = { globals: { mode: 'dark' }, play: holds }
/** A brand that must move far in one mode and not at all in the other. */
export const Yellow: StoryObj = {
  render: () => (
    <Theme mode="light" brand="#ffdd00">
      <Colors />
    </Theme>
  ),
  play: holds,
}
