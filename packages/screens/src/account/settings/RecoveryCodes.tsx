import { Button, Code, CopyButton, Grid, Inline, Stack } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { settingsText } from './texts.ts'

/** The codes that let one in without the phone, for the only time. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const text = useText(settingsText)
  const lines = codes.join('\n')
  return (
    <Stack gap="m">
      <Grid cells="small" gap="xs" label={text.codes}>
        {codes.map((code) => (
          <Code key={code}>{code}</Code>
        ))}
      </Grid>
      <Inline justify="between">
        <Inline gap="xs">
          <CopyButton size="standard" value={lines} label={text.copyCodes} />
          <Button icon={Download} onPress={() => download(text.codesFile, `${lines}\n`, 'text/plain')}>
            {text.downloadCodes}
          </Button>
        </Inline>
        <Button tone="accent" look="solid" onPress={onDone}>
          {text.done}
        </Button>
      </Inline>
    </Stack>
  )
}
