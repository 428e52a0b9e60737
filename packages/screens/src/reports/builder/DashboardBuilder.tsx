import { Skeleton, Stack } from '@tagmason/ui'
import { Suspense, useRef, useState } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { Dialogs, type Dialogue } from './Dialogs.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { MyDashboards } from './MyDashboards.tsx'
import { Palette } from './Palette.tsx'
import { QuickActions } from './QuickActions.tsx'
import { builderText } from './texts.ts'
import { useLeaving } from './useLeaving.ts'
import { late } from '../../late.ts'

/** The board and its charts are fetched once a dashboard is open. */
const Canvas = late(() => import('./Canvas.tsx'), 'Canvas')

/** The open dashboard with the palette it is built from, and all dashboards under it. */
export function DashboardBuilder() {
  const text = useText(builderText)
  const { rows } = useRead('dashboards.list')
  const { project } = useRead('session.get')
  const [asked, ask] = useQuery('id')
  // The order of the list changes with each saving, and the open dashboard does not change with it.
  const [first] = useState(rows[0]?.id)
  const open = rows.find(({ id }) => id === asked) ?? rows.find(({ id }) => id === first) ?? rows[0]
  const [dialogue, set] = useState<Dialogue>(null)
  const leaving = useLeaving()
  const top = useRef<HTMLDivElement>(null)
  const show = (id: string) => {
    ask(id)
    top.current?.scrollIntoView({ block: 'start' })
  }
  // Both end with another dashboard being open.
  const talk = (next: Dialogue) => (next?.about === 'templates' || next?.about === 'new' ? leaving.attempt(() => set(next)) : set(next))
  return (
    <Stack gap="l">
      <QuickActions open={open} dirty={leaving.dirty} onTalk={talk} />
      <div ref={top}>
        {open === undefined ? (
          <Palette blocked={text.noneOpen} />
        ) : (
          <Guard key={`${project} ${open.id}`}>
            <Suspense fallback={<Skeleton shape="cards" />}>
              <Canvas summary={open} leaving={leaving} />
            </Suspense>
          </Guard>
        )}
      </div>
      <MyDashboards rows={rows} open={open} leaving={leaving} onOpen={show} onTalk={talk} />
      <Dialogs dialogue={dialogue} onOpen={show} onClose={() => set(null)} />
      <LeaveQuestion leaving={leaving} name={open?.name ?? ''} />
    </Stack>
  )
}
