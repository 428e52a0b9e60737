import type { TwoFactorSetup } from '@tagmason/domain'
import { Code, CopyButton, Facts, Inline, LinkButton, QrCode, Stack } from '@tagmason/ui'
import { Smartphone } from 'lucide-react'
import { useText } from '../../language.ts'
import { settingsText } from './texts.ts'

/** What an authenticator is given: a code for its camera, the secret to type, in fours so that one keeps the place, and the address that opens the app on a phone. */
export function TwoFactorSecret({ setup: { secret, uri } }: { setup: TwoFactorSetup }) {
  const text = useText(settingsText)
  return (
    <Stack gap="s">
      <QrCode value={uri} label={text.scan} />
      <Facts look="columns" items={[{ term: text.secret, value: <Code>{secret.match(/.{1,4}/g)?.join(' ')}</Code> }]} />
      <Inline gap="xs">
        <CopyButton value={secret} label={text.copySecret} />
        <LinkButton size="small" icon={Smartphone} href={uri} external>
          {text.openApp}
        </LinkButton>
      </Inline>
    </Stack>
  )
}
