import { useState } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Change } from '../Change/Change.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { Num } from '../Num/Num.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { StatCard } from '../StatCard/StatCard.tsx'
import { StatGrid } from '../StatGrid/StatGrid.tsx'
import { Switch } from '../Switch/Switch.tsx'
import type { BrandRatio, BrandReport } from './brandReport.ts'
import * as css from './foundations.css.ts'
import { bothSides, type Side } from './modes.ts'
import { Theme } from './Theme.tsx'

/** The chosen colour beside all that was made from it. */
export function BrandSwatches({ report }: { report: BrandReport }) {
  return (
    <Grid cells="large">
      {bothSides.map((side) => (
        <div key={side} className={css.grid}>
          {Object.entries({ chosen: report.chosen, ...report.derived[side] }).map(([name, color]) => (
            <div key={name}>
              <div className={css.chip} style={{ backgroundColor: color }} />
              <div className={css.name}>
                {side} {name} {color}
              </div>
            </div>
          ))}
        </div>
      ))}
    </Grid>
  )
}

/** The brand at work in both modes, each a theme inside the page's own. */
export function BrandPreview({ brand }: { brand: string }) {
  return (
    <Grid cells="large">
      {bothSides.map((side) => (
        <div key={side} role="group" aria-label={`Preview: ${side}`} data-preview={side} className={css.preview}>
          <Theme mode={side} brand={brand}>
            <Preview side={side} />
          </Theme>
        </div>
      ))}
    </Grid>
  )
}

function Preview({ side }: { side: Side }) {
  const [on, setOn] = useState(true)
  return (
    <div className={css.inner}>
      <Stack>
        <Inline>
          <Button tone="accent" look="solid">
            Generate setup
          </Button>
          <Button tone="accent">Preview</Button>
          <Switch label="Send events" on={on} onSwitch={setOn} />
        </Inline>
        <Inline>
          <Badge tone="accent">New</Badge>
          <Badge tone="accent" look="solid">
            12
          </Badge>
          <Badge tone="positive">Verified</Badge>
          <Link href="#names">Read how events are named</Link>
        </Inline>
        <StatGrid label={`Key figures, ${side}`}>
          <StatCard label="Events received" value={<Num value={48210} />} change={<Change value={0.124} />} detail="last 30 days" />
        </StatGrid>
      </Stack>
    </div>
  )
}

const words: Record<BrandRatio['pair'], string> = {
  fillOnGround: 'Fill on the page',
  inkOnFill: 'Words on the fill',
  inkOnHover: 'Words on the fill, hovered',
  textOnGround: 'Links and words on the page',
  textOnSoft: 'Words on the soft ground',
  onSoftOnSoft: 'Small words on the soft ground',
  focusOnGround: 'Focus ring on the page',
}

/** What must be reached, what the chosen colour would reach and what the derived one does. */
export function BrandRatios({ report }: { report: BrandReport }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {['Pair', 'At least', 'Chosen, light', 'Derived, light', 'Chosen, dark', 'Derived, dark'].map((head) => (
            <th key={head} scope="col" className={css.cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.ratios.light.map(({ pair, least }) => (
          <tr key={pair}>
            <th scope="row" className={css.cell}>
              {words[pair]}
            </th>
            <td className={css.cell}>{least}</td>
            {bothSides.flatMap((side) => {
              const row = report.ratios[side].find((other) => other.pair === pair)
              return (['chosen', 'derived'] as const).map((kind) => (
                <td key={`${side} ${kind}`} data-short={(row?.[kind] ?? 0) < least || undefined} className={css.cell}>
                  {row?.[kind].toFixed(2)}
                </td>
              ))
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
