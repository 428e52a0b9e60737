import type { PackageCard } from '@tagmason/domain'
import { Button, Grid, PlanCard, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { Dollars } from '../Dollars.tsx'
import { PackageAction } from './PackageAction.tsx'
import { supportText } from './texts.ts'
import { useDate } from './useWhen.ts'

/** How quickly and by whom one is answered, and what that costs. */
export function PackagesTab() {
  const { packages: text } = useText(supportText)
  const { packages, payment } = useRead('support.overview')
  return (
    <Stack gap="m">
      <Grid label={text.title} cells="standard">
        {packages.map((each) => (
          <Package key={each.id} each={each} />
        ))}
      </Grid>
      <Text size="small" tone="muted">
        {payment === 'test' ? text.test : text.notConfigured}
      </Text>
    </Stack>
  )
}

function Package({ each }: { each: PackageCard }) {
  const { packages: text } = useText(supportText)
  const date = useDate()
  const { name, price, features, change, from } = each
  return (
    <PlanCard
      level={2}
      name={name}
      price={price === 0 ? text.included : <Dollars amount={price} />}
      period={price > 0 && text.perMonth}
      features={features.map((feature) => ({ text: text.features[feature] ?? feature, included: true }))}
      current={change === 'current' && text.current}
      {...(change === 'planned' ? { badge: text.from(date(from)) } : {})}
      action={
        change === 'current' ? (
          <Button full blocked={text.isCurrent}>
            {text.current}
          </Button>
        ) : (
          <PackageAction each={each} />
        )
      }
    />
  )
}
