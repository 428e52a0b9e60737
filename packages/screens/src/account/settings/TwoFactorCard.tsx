import type { AccountSettings, TwoFactorSetup } from '@tagmason/domain'
import { Badge, Button, Card, Inline, Num, Text, Time } from '@tagmason/ui'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { DisableTwoFactor } from './DisableTwoFactor.tsx'
import { SetUpTwoFactor } from './SetUpTwoFactor.tsx'
import { settingsText } from './texts.ts'

/** The second factor: whether it is enabled, since when, and the way there and back. */
export function TwoFactorCard({ security: { twoFactor, recoveryCodesLeft, passwordChanged } }: { security: AccountSettings['security'] }) {
  const text = useText(settingsText)
  const start = useAct('settings.startTwoFactor')
  const { blocked } = useAct('settings.disableTwoFactor')
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null)
  const [disabling, setDisabling] = useState(false)
  const begin = async () => {
    const begun = await start.run()
    if (begun !== undefined) setSetup(begun.done)
  }
  return (
    <Card
      level={2}
      title={text.twoFactor}
      detail={text.twoFactorDetail}
      actions={
        twoFactor === null ? (
          <Button icon={ShieldCheck} busy={start.busy} blocked={start.blocked} onPress={() => void begin()}>
            {text.enable}
          </Button>
        ) : (
          <Button blocked={blocked} onPress={() => setDisabling(true)}>
            {text.disable}
          </Button>
        )
      }
    >
      {twoFactor === null ? (
        <Inline>
          <Badge>{text.notEnabled}</Badge>
        </Inline>
      ) : (
        <Inline>
          <Badge tone="positive">{text.enabled}</Badge>
          <Text inline size="small" tone="muted">
            {text.enabledSince} <Time at={twoFactor} />
            {' · '}
            <Num value={recoveryCodesLeft} /> {text.codesLeft}
          </Text>
        </Inline>
      )}
      <SetUpTwoFactor setup={setup} asksPassword={passwordChanged !== null} onClose={() => setSetup(null)} />
      <DisableTwoFactor open={disabling} asksPassword={passwordChanged !== null} onClose={() => setDisabling(false)} />
    </Card>
  )
}
