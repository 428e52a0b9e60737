import { Card, Empty, List, Stack } from '@tagmason/ui'
import { ChartColumn } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { ConfigurationDrawer } from './ConfigurationDrawer.tsx'
import { ConnectProperty } from './ConnectProperty.tsx'
import { PropertyRow } from './PropertyRow.tsx'
import { ga4Text } from './texts.ts'

/** The GA4 properties of the project and what its events ask of them. */
export function Ga4() {
  const text = useText(ga4Text)
  const { properties, sentFrom, events } = useRead('properties.list')
  const { shown, pager } = usePages(text.title, properties)
  return (
    <Stack gap="l">
      <ConnectProperty properties={properties} />
      <Card level={2} title={text.title} detail={text.detail} footer={pager} flush>
        {properties.length === 0 ? (
          <Empty icon={ChartColumn} title={text.none} detail={text.noneDetail} />
        ) : (
          <List label={text.title} look="flush">
            {shown.map((property) => (
              <PropertyRow key={property.id} property={property} sentFrom={sentFrom[property.id] ?? []} />
            ))}
          </List>
        )}
      </Card>
      <ConfigurationDrawer properties={properties} events={events} />
    </Stack>
  )
}
