import type { Branding } from '@tagmason/domain'
import { Badge, Button, Card, ImagePreview, Inline, Link, Num, Progress, Segments, Stack, StatCard, StatGrid, Text, Theme } from '@tagmason/ui'
import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { whiteLabelText } from './texts.ts'

type Side = 'light' | 'dark'

/** What was chosen as it will look, in a theme of its own inside the page's; nothing else takes it before it is saved. */
export function BrandPreview({ brand: { companyName, primaryColor, secondaryColor, logo } }: { brand: Branding }) {
  const { preview: text } = useText(whiteLabelText)
  const [mode, setMode] = useState<Side>('light')
  const modes = [
    { value: 'light' as const, label: text.light, icon: Sun },
    { value: 'dark' as const, label: text.dark, icon: Moon },
  ]
  return (
    <Card
      region
      level={2}
      title={text.title}
      detail={text.detail}
      actions={<Segments label={text.mode} value={mode} options={modes} onChange={(chosen) => setMode(chosen)} />}
    >
      <Theme mode={mode} brand={primaryColor}>
        <Card>
          <Stack gap="m">
            {logo === null ? <Text weight="medium">{companyName}</Text> : <ImagePreview src={logo} alt={text.logoOf(companyName)} width={240} height={80} />}
            <StatGrid label={text.figures}>
              <StatCard label={text.visits} value={<Num value={48_210} />} />
            </StatGrid>
            <Inline gap="s">
              <Button tone="accent" look="solid">
                {text.button}
              </Button>
              <Badge tone="accent">{text.badge}</Badge>
              <Link alone href="#preview">
                {text.link}
              </Link>
            </Inline>
            <Progress label={text.primary} value={64} />
            <Theme mode={mode} brand={secondaryColor}>
              <Card>
                <Progress label={text.secondary} value={36} />
              </Card>
            </Theme>
          </Stack>
        </Card>
      </Theme>
    </Card>
  )
}
