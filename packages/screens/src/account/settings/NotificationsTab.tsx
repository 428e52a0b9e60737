import type { AccountSettings, NotificationPreferences } from '@tagmason/domain'
import { Card, Stack, SwitchRow } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { settingsText } from './texts.ts'

/** In the order of the specification. */
const kinds = ['emailAlerts', 'dataAnomalies', 'weeklyReports', 'productUpdates', 'securityAlerts'] as const

/** What is mailed to a person. Each switch is saved at once; how it stands is the answer, so that no toast is needed. */
export function NotificationsTab({ settings: { notifications, profile } }: { settings: AccountSettings }) {
  const text = useText(settingsText)
  const { server } = useRead('session.get')
  const set = useAct('settings.setNotifications')
  const [saving, setSaving] = useState<keyof NotificationPreferences>()
  return (
    <Card level={2} title={text.notifications} detail={text.notificationsDetail(profile.email, server?.mail === true)}>
      <Stack gap="xxs">
        {kinds.map((kind) => (
          <SwitchRow
            key={kind}
            title={text.kinds[kind]}
            detail={text.kindDetails[kind]}
            on={notifications[kind]}
            busy={set.busy && saving === kind}
            blocked={set.blocked}
            onSwitch={(on) => {
              setSaving(kind)
              void set.run({ [kind]: on })
            }}
          />
        ))}
      </Stack>
    </Card>
  )
}
