import { Button, Card, LinkButton, Num, Skeleton, Split, StatCard, StatGrid, Stack } from '@tagmason/ui'
import { Activity, FolderKanban, Lightbulb, Plus, Workflow } from 'lucide-react'
import { Suspense, useState } from 'react'
import { HowCounted } from '../analytics/counted/HowCounted.tsx'
import { Guard } from '../Guard.tsx'
import { useText } from '../language.ts'
import { ScreenActions } from '../Screen.tsx'
import { CreateProject } from '../shell/CreateProject.tsx'
import { shellText } from '../shell/texts.ts'
import { useRead } from '../workspace.tsx'
import { AiSetup } from './AiSetup.tsx'
import { QuickActions } from './QuickActions.tsx'
import { InProjectZone } from '../analytics/InProjectZone.tsx'
import { UntilFirstEvent } from './firstSteps/UntilFirstEvent.tsx'
import { RecentAnalytics } from './RecentAnalytics.tsx'
import { dashboardText } from './texts.ts'
import { late } from '../late.ts'

const Attention = late(() => import('./attention/Attention.tsx'), 'Attention')
const Traffic = late(() => import('../analytics/traffic/Traffic.tsx'), 'Traffic')

export function Dashboard() {
  const text = useText(dashboardText)
  const [creating, setCreating] = useState(false)
  return (
    <Stack gap="l">
      <ScreenActions>
        <Button icon={Plus} onPress={() => setCreating(true)}>
          {text.newProject}
        </Button>
      </ScreenActions>
      <CreateProject open={creating} onClose={() => setCreating(false)} />
      <UntilFirstEvent>
        <Figures />
      </UntilFirstEvent>
    </Stack>
  )
}

function Figures() {
  const text = useText(dashboardText)
  const { titles } = useText(shellText)
  const figures = useRead('dashboard.figures')
  return (
    <Stack gap="l">
      <StatGrid label={text.keyFigures}>
        <StatCard icon={FolderKanban} label={text.activeProjects} value={<Num value={figures.activeProjects} />} detail={text.activeProjectsDetail} />
        <StatCard
          icon={Activity}
          label={text.eventsTracked}
          about={<HowCounted figure="dashboard.events" of={text.eventsTracked} />}
          value={<Num value={figures.eventsTracked} />}
          detail={text.eventsTrackedDetail}
        />
        <StatCard icon={Lightbulb} label={text.insights} value={<Num value={figures.insights} />} detail={text.insightsDetail} />
        <StatCard icon={Workflow} label={text.rules} value={<Num value={figures.automationRules} />} detail={text.rulesDetail} />
      </StatGrid>
      <AiSetup />
      <Guard>
        <Suspense fallback={<Skeleton shape="cards" />}>
          <Traffic />
          <Attention />
        </Suspense>
      </Guard>
      <Split
        ratio="even"
        aside={
          <Card level={2} title={text.quick}>
            <QuickActions />
          </Card>
        }
      >
        <Card
          level={2}
          title={text.recent}
          detail={text.recentDetail}
          actions={
            <>
              <LinkButton href="/analytics/realtime" size="small" look="plain">
                {titles['/analytics/realtime']}
              </LinkButton>
              <HowCounted figure="dashboard.recent" of={text.recent} />
            </>
          }
        >
          <InProjectZone>
            <RecentAnalytics />
          </InProjectZone>
        </Card>
      </Split>
    </Stack>
  )
}
