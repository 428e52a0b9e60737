import { Button, Split, Stack } from '@tagmason/ui'
import { ExternalLink } from 'lucide-react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { useRead } from '../../workspace.tsx'
import { ConnectContainer } from './ConnectContainer.tsx'
import { ContainerDrawer } from './ContainerDrawer.tsx'
import { ContainerList } from './ContainerList.tsx'
import { Drafts } from './drafts/Drafts.tsx'
import { GtmActions } from './GtmActions.tsx'
import { GtmDialogs } from './GtmDialogs.tsx'
import { TagDrawer } from './TagDrawer.tsx'
import { TagList } from './TagList.tsx'
import { gtmText } from './texts.ts'
import { Workspaces } from './workspaces/Workspaces.tsx'

const consoleAddress = 'https://tagmanager.google.com/#/home'

/** Containers of Google Tag Manager, the tags that are made for them, and the ways between the two. */
export function Gtm() {
  const text = useText(gtmText)
  const { containers, tags, workspaces, drafts } = useRead('containers.list')
  return (
    <Stack gap="l">
      <ScreenActions>
        <Button icon={ExternalLink} onPress={() => window.open(consoleAddress, '_blank', 'noopener')}>
          {text.console}
        </Button>
      </ScreenActions>
      <Split
        ratio="fixed"
        aside={
          <Stack gap="l">
            <GtmActions tags={tags} />
            <Workspaces workspaces={workspaces} />
            {drafts.length > 0 && <Drafts drafts={drafts} />}
          </Stack>
        }
      >
        <Stack gap="l">
          <ConnectContainer containers={containers} />
          <ContainerList containers={containers} />
        </Stack>
      </Split>
      <TagList tags={tags} />
      <ContainerDrawer containers={containers} />
      <TagDrawer tags={tags} />
      <GtmDialogs containers={containers} tags={tags} workspaces={workspaces} drafts={drafts} />
    </Stack>
  )
}
