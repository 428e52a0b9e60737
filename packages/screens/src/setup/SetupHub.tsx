import type { SetupProgress } from '@tagmason/domain'
import { Badge, Button, CardList, Inline, Stack, Text, type Tone } from '@tagmason/ui'
import { Sparkles } from 'lucide-react'
import { useText } from '../language.ts'
import { useNavigation } from '../navigation.tsx'
import { routes } from '../routes.ts'
import type { Path } from '../routeTable.ts'
import { ScreenActions } from '../Screen.tsx'
import { shellText } from '../shell/texts.ts'
import { useRead } from '../workspace.tsx'
import { SettingsButton } from './projectSettings/SettingsButton.tsx'
import { setupText } from './texts.ts'
import { TrackingCode } from './trackingCode/TrackingCode.tsx'

const tones: Record<SetupProgress, Tone> = { 'not started': 'neutral', 'in progress': 'accent', done: 'positive' }

export function SetupHub() {
  const text = useText(setupText).hub
  const { titles } = useText(shellText)
  const { go } = useNavigation()
  const progress: Partial<Record<Path, SetupProgress>> = useRead('setup.progress')
  const pages = routes.filter(({ area, path }) => area === 'setup' && path !== '/setup')
  return (
    <Stack gap="l">
      <ScreenActions>
        <SettingsButton />
        <Button tone="accent" look="solid" icon={Sparkles} onPress={() => go('/setup/natural-language')}>
          {text.wizard}
        </Button>
      </ScreenActions>
      <Text tone="muted" size="large">
        {text.intro}
      </Text>
      <TrackingCode />
      <CardList
        label={text.pages}
        cards={pages.map(({ path, icon }) => ({
          level: 2,
          href: path,
          icon,
          title: titles[path],
          detail: text.descriptions[path],
          facts: progress[path] && <Progress page={path} progress={progress[path]} />,
        }))}
      />
    </Stack>
  )
}

/** How far the project has come with a page, and what comes next on it. */
function Progress({ page, progress }: { page: Path; progress: SetupProgress }) {
  const text = useText(setupText).hub
  return (
    <Inline>
      <Badge tone={tones[progress]}>{text.progress[progress]}</Badge>
      <Text tone="muted" size="small">
        {text.nextSteps[page]?.[progress]}
      </Text>
    </Inline>
  )
}
