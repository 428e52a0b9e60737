import type { CampaignAttribution, CampaignResult, Credit, Seen } from '@tagmason/domain'
import { Card, DataTable, Empty, Money, Num, Segments, Stack, type TableColumn, Text } from '@tagmason/ui'
import { ChartNoAxesColumn } from 'lucide-react'
import { useMemo, useState } from 'react'
import { HowCounted } from '../../analytics/counted/HowCounted.tsx'
import { UnderBar } from '../../analytics/traffic/UnderBar.tsx'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import type { CampaignsText } from './text.ts'
import { campaignsText } from './texts.ts'

/** What campaigns brought by the events that were collected, beside what they cost. */
export function Attribution() {
  return <UnderBar>{({ seen }) => <Brought seen={seen} />}</UnderBar>
}

function Brought({ seen }: { seen: Seen }) {
  const text = useText(campaignsText)
  const [credit, setCredit] = useState<Credit>('last')
  const answer = useRead('campaigns.attribution', seen)
  const columns = useMemo(() => columnsOf(text, credit, answer?.currency), [text, credit, answer?.currency])
  if (answer === null) return null
  return (
    <Card
      level={2}
      title={text.brought}
      detail={text.broughtDetail}
      flush
      actions={<HowCounted figure="campaigns.attribution" of={text.brought} seen={seen} />}
      footer={<Rest answer={answer} />}
    >
      <DataTable<CampaignResult>
        label={text.brought}
        rows={answer.rows}
        columns={columns}
        pageSize={8}
        rowName={(row) => nameOf(row, text)}
        tools={
          <Segments<Credit>
            label={text.credit}
            value={credit}
            options={(['last', 'first'] as const).map((value) => ({ value, label: text.credits[value] }))}
            onChange={setCredit}
          />
        }
        empty={<Empty icon={ChartNoAxesColumn} title={text.nothingBrought} detail={text.nothingBroughtDetail} />}
      />
    </Card>
  )
}

/** What is in no row. */
function Rest({ answer: { direct, otherOrders, currency } }: { answer: CampaignAttribution }) {
  const text = useText(campaignsText)
  return (
    <Text size="small" tone="muted">
      {`${text.directOrders(direct.orders)} `}
      <Money minor={direct.revenueCents} {...(currency === undefined ? {} : { currency })} />
      {otherOrders > 0 && ` · ${text.otherOrders(otherOrders)}`}
    </Text>
  )
}

const nameOf = ({ campaign, source, medium }: CampaignResult, text: CampaignsText) => (campaign === '' ? text.unnamed(source, medium) : campaign)

/** Where its visits came from: one place, or each with its visits. */
const originsOf = ({ origins }: CampaignResult) => {
  const named = origins
    .map(({ source, medium, visits }) => ({ place: [source, medium].filter(Boolean).join(' / '), visits }))
    .filter(({ place }) => place !== '')
  return named.length < 2 ? (named[0]?.place ?? '') : named.map(({ place, visits }) => `${place} (${visits})`).join(', ')
}

const columnsOf = (text: CampaignsText, credit: Credit, currency: string | undefined): TableColumn<CampaignResult>[] => {
  const money = (minor: number | null) => <Money minor={minor} {...(currency === undefined ? {} : { currency })} />
  return [
    {
      id: 'campaign',
      head: text.campaign,
      cell: (row) => (
        <Stack gap="none">
          <Text>{nameOf(row, text)}</Text>
          <Text size="small" tone="muted">
            {[row.platform === null ? '' : text.platforms[row.platform], row.campaign === '' ? '' : originsOf(row)].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      ),
      sort: (row) => nameOf(row, text),
    },
    { id: 'visits', head: text.visits, align: 'end', cell: ({ visits }) => <Num value={visits} />, sort: ({ visits }) => visits },
    { id: 'cost', head: text.spent, align: 'end', cell: ({ costCents }) => money(costCents), sort: ({ costCents }) => costCents },
    { id: 'orders', head: text.orders, align: 'end', cell: (row) => <Num value={row[credit].orders} />, sort: (row) => row[credit].orders },
    { id: 'revenue', head: text.revenue, align: 'end', cell: (row) => money(row[credit].revenueCents), sort: (row) => row[credit].revenueCents },
    {
      id: 'roas',
      head: text.roas,
      align: 'end',
      cell: (row) => <Num value={row[credit].roas} />,
      sort: (row) => row[credit].roas,
    },
  ]
}
