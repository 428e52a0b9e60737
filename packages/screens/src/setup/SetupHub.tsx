import { Button, CardList, Stack, Text } from '@tagmason/ui'
import { Sparkles } from 'lucide-react'
import { useText } from '../language.ts'
import { useNavigation } from '../navigation.tsx'
import { built } from '../routes.ts'
import { ScreenActions } from '../Screen.tsx'
import { shellText } from '../shell/texts.ts'
import { setupText } from './texts.ts'

export function SetupHub() {
  const text = useText(setupText).hub
  const { titles } = useText(shellText)
  const { go } = useNavigation()
  const pages = built.filter(({ area, path }) => area === 'setup' && path !== '/setup')
  return (
    <Stack gap="l">
      <ScreenActions>
        <Button tone="accent" look="solid" icon={Sparkles} onPress={() => go('/setup/natural-language')}>
          {text.wizard}
        </Button>
      </ScreenActions>
      <Text tone="muted" size="large">
        {text.intro}
      </Text>
      <CardList
        label={text.pages}
        cards={pages.map(({ path, icon }) => ({ level: 2, href: path, icon, title: titles[path], detail: text.descriptions[path] }))}
      />
    </Stack>
  )
}
