import type { Containers } from '@tagmason/domain'
import { Button, Split, Stack } from '@tagmason/ui'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { ScreenActions } from '../../Screen.tsx'
import { useRead } from '../../workspace.tsx'
import { consoleAddress } from './consoleAddress.ts'
import { ConnectContainer } from './ConnectContainer.tsx'
import { ContainerList } from './ContainerList.tsx'
import { ContainerPage } from './ContainerPage.tsx'
import { Drafts } from './drafts/Drafts.tsx'
import { GtmActions } from './GtmActions.tsx'
import { GtmDialogs } from './GtmDialogs.tsx'
import { TagDrawer } from './TagDrawer.tsx'
import { TagList } from './TagList.tsx'
import { gtmText } from './texts.ts'
import { Workspaces } from './workspaces/Workspaces.tsx'

/** Containers of Google Tag Manager, the tags that are made for them, and the ways between the two; `?id=` opens one of the containers. */
export function Gtm() {
  const lists = useRead('containers.list')
  const [id] = useQuery('id')
  const [first] = useState(id)
  const container = lists.containers.find((each) => each.id === id)
  return (
    <>
      {container === undefined ? <Overview {...lists} /> : <ContainerPage key={id} container={container} arrived={id !== first} />}
      <GtmDialogs {...lists} />
    </>
  )
}

function Overview({ containers, tags, workspaces, drafts }: Containers) {
  const text = useText(gtmText)
  return (
    <Stack gap="l">
      <ScreenActions>
        <Button icon={ExternalLink} onPress={() => window.open(consoleAddress(containers), '_blank', 'noopener')}>
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
          <TagList tags={tags} />
        </Stack>
      </Split>
      <TagDrawer tags={tags} />
    </Stack>
  )
}
