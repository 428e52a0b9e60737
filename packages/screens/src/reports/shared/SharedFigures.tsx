import type { PublicShare } from '@tagmason/domain'
import { Card, Empty, Heading, PageFrame, Skeleton, Stack, Text, Time } from '@tagmason/ui'
import { ChartNoAxesColumn } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { ReportTableView } from '../../analytics/reports/ReportTableView.tsx'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { sharedText } from './texts.ts'
import { useWindowTitle } from './useWindowTitle.ts'
import { late } from '../../late.ts'

/** Charts bring their axes along, which a report needs not. */
const SharedDashboard = late(() => import('./SharedDashboard.tsx'), 'SharedDashboard')

interface SharedFiguresProps {
  shared: PublicShare
  /** Of the account. */
  name: string
  brand: ReactNode
  actions: ReactNode
}

/** The report or dashboard of a link. */
export function SharedFigures({ shared, name, brand, actions }: SharedFiguresProps) {
  const text = useText(sharedText)
  const { about } = shared.content
  useWindowTitle(shared.name, name)
  return (
    <PageFrame crumbs={brand} heading={<Heading level={1}>{shared.name}</Heading>} actions={actions}>
      <Stack gap="m">
        <Stack gap="none">
          {about !== undefined && (
            <Meta>
              {about.project}
              {text.days(about.days)}
            </Meta>
          )}
          <Text size="small" tone="muted">
            {`${text.asOf} `}
            <Time at={shared.at} show="both" />
          </Text>
        </Stack>
        <Content shared={shared} />
      </Stack>
    </PageFrame>
  )
}

function Content({ shared: { name, content } }: { shared: PublicShare }) {
  const text = useText(sharedText)
  const tables = content.kind === 'report' ? [content.table] : content.widgets.map(({ figures }) => figures.table)
  if (tables.every(({ rows }) => rows.length === 0))
    return (
      <Card>
        <Empty icon={ChartNoAxesColumn} title={text.noData} detail={text.noDataDetail} />
      </Card>
    )
  if (content.kind === 'dashboard')
    return (
      <Suspense fallback={<Skeleton shape="text" />}>
        <SharedDashboard name={name} content={content} />
      </Suspense>
    )
  return <ReportTableView label={name} caption={false} table={content.table} />
}
