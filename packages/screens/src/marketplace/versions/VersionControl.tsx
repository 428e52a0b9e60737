import { Button, Card, Empty, Inline, LinkButton, Stack, TabbedPanel } from '@tagmason/ui'
import { GitBranch, GitCommitHorizontal, Plus } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { ScreenActions } from '../../Screen.tsx'
import { useAct } from '../../workspace.tsx'
import { Branches } from './Branches.tsx'
import { Commits } from './Commits.tsx'
import { Dialogs } from './Dialogs.tsx'
import { TemplateSelect } from './TemplateSelect.tsx'
import { versionsText } from './texts.ts'
import { useControl } from './useControl.ts'
import { Versions } from './Versions.tsx'

/** The past of a template, and the ways to give it a future: versions, branches and commits. */
export function VersionControl() {
  const text = useText(versionsText)
  const control = useControl()
  const [tab, setTab] = useQuery('tab', 'versions')
  const [, setAction] = useQuery('do')
  const { blocked } = useAct('versions.publish')
  const none = control.templates.length === 0
  return (
    <Stack gap="l">
      <ScreenActions>
        <Button icon={Plus} tone="accent" look="solid" blocked={blocked || (none && text.noTemplate)} onPress={() => setAction('version')}>
          {text.create.action}
        </Button>
      </ScreenActions>
      {none ? (
        <Card>
          <Empty
            icon={GitCommitHorizontal}
            title={text.none}
            detail={text.noneDetail}
            actions={
              <LinkButton icon={GitBranch} href="/marketplace/my-templates">
                {text.toTemplates}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <>
          <Inline>
            <TemplateSelect templates={control.templates} selected={control.selected} />
          </Inline>
          <TabbedPanel
            label={text.views}
            selected={tab}
            onSelect={setTab}
            tabs={[
              { id: 'versions', label: text.tabs.versions, panel: () => <Versions control={control} /> },
              { id: 'branches', label: text.tabs.branches, panel: () => <Branches control={control} /> },
              { id: 'commits', label: text.tabs.commits, panel: () => <Commits control={control} /> },
            ]}
          />
          <Dialogs control={control} />
        </>
      )}
    </Stack>
  )
}
