import type { SettingChange } from '@tagmason/domain'
import { Alert, DiffView, Empty, LinkButton, Stack, Text, Time } from '@tagmason/ui'
import { ChartColumn } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { HowToCall } from './HowToCall.tsx'
import { ga4Text } from './texts.ts'

/** The calls for one property, each with what became of it since the last download. */
export function Configuration({ id }: { id: string }) {
  const text = useText(ga4Text)
  const { ga4Steps } = useText(setupText).files
  const { settings, changes, savedAt, left } = useRead('properties.configuration', { id })
  if (settings.length === 0)
    return (
      <Empty
        icon={ChartColumn}
        title={text.nothing}
        detail={text.nothingDetail}
        actions={<LinkButton href="/setup/natural-language">{text.describeGoals}</LinkButton>}
      />
    )
  const titleOf = (setting: string) => {
    const [kind = '', name = ''] = setting.split(':')
    return ga4Steps[kind]?.(name) ?? setting
  }
  return (
    <Stack gap="m">
      <Text size="small" tone="muted">
        {savedAt === null ? (
          text.first
        ) : (
          <>
            {text.savedAt} <Time at={savedAt} show="both" />
          </>
        )}
      </Text>
      <DiffView
        label={text.changes}
        changes={changes.flatMap((change) => diffOf(change, titleOf(change.id)))}
        level={2}
        code
        unified
        empty={<Alert tone="positive" title={text.upToDate} />}
      />
      <Alert title={text.apply} />
      <HowToCall />
      {left.length > 0 && <Alert tone="caution" title={text.left} detail={left.map(({ name }) => name).join(', ')} />}
    </Stack>
  )
}

const diffOf = ({ kind, before, after }: SettingChange, title: string) =>
  kind === 'same' ? [] : [{ kind, title, ...(before === '' ? {} : { before }), ...(after === '' ? {} : { after }) }]
