import type { AccountSettings } from '@tagmason/domain'
import { Button, Card, Stack } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Deletion } from './Deletion.tsx'
import { settingsText } from './texts.ts'
import { useExport } from './useExport.ts'

/** The end of the account, with what can be taken along first. */
export function DangerTab({ settings }: { settings: AccountSettings }) {
  const text = useText(settingsText)
  const { blocked } = useAct('settings.deleteAccount')
  const data = useExport()
  const [asking, setAsking] = useState(false)
  return (
    <Stack gap="m">
      {settings.deletion !== null && <Deletion due={settings.deletion} />}
      <Card
        level={2}
        title={text.exportTitle}
        detail={text.exportDetail}
        actions={
          <Button icon={Download} busy={data.busy} blocked={data.blocked} onPress={() => void data.run()}>
            {text.exportData}
          </Button>
        }
      />
      <Card
        level={2}
        title={text.deleteTitle}
        detail={text.deleteDetail}
        actions={
          <Button tone="critical" blocked={blocked} onPress={() => setAsking(true)}>
            {text.deleteAccount}
          </Button>
        }
      />
      <DeleteAccount settings={settings} open={asking} onClose={() => setAsking(false)} />
    </Stack>
  )
}
