import { Card, Icon, Inline, Link, List, PressRow, Stack, Text } from '@tagmason/ui'
import { BookOpen, MessageCircle, MonitorPlay, MonitorUp, Phone, Users } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { QuickHelpOpened } from './QuickHelpOpened.tsx'
import { supportText } from './texts.ts'

const places = [
  ['docs', '/learning/docs', BookOpen],
  ['videos', '/learning/tutorials', MonitorPlay],
  ['community', '/marketplace/community', Users],
] as const

/** Ways to help that are quicker than a request, and what can be read meanwhile. */
export function QuickHelp() {
  const { quick: text } = useText(supportText)
  const [, open] = useQuery('help')
  return (
    <Card level={2} title={text.title} footer={<Resources />} region flush>
      <List label={text.title} look="flush">
        <PressRow lead={<Icon of={MessageCircle} tone="accent" />} title={text.chat} detail={text.chatDetail} onPress={() => open('chat')} />
        <PressRow lead={<Icon of={Phone} tone="accent" />} title={text.call} detail={text.callDetail} onPress={() => open('call')} />
        <PressRow lead={<Icon of={MonitorUp} tone="accent" />} title={text.share} detail={text.shareDetail} onPress={() => open('share')} />
      </List>
      <QuickHelpOpened />
    </Card>
  )
}

function Resources() {
  const { quick: text } = useText(supportText)
  return (
    <Stack gap="s">
      <Text size="small" tone="muted">
        {text.resources}
      </Text>
      {places.map(([name, href, picture]) => (
        <Inline key={name}>
          <Icon of={picture} tone="muted" />
          <Link alone href={href}>
            {text.links[name]}
          </Link>
        </Inline>
      ))}
    </Stack>
  )
}
