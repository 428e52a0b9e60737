import { widgetTypes, type WidgetTypeName } from '@tagmason/domain'
import { Button, Card, Grid, Icon, Inline, Section, Stack, Text } from '@tagmason/ui'
import { ChartLine, ChartPie, Gauge, Table2 } from 'lucide-react'
import type { DragEvent } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { widgetDrag } from './dragging.ts'
import { builderText } from './texts.ts'

const icons = { metric: Gauge, chart: ChartLine, pie: ChartPie, table: Table2 } satisfies Record<WidgetTypeName, unknown>

export interface PaletteProps {
  /** Why nothing can be added, where the open dashboard is the reason. */
  blocked: string | false
  onAdd?(type: WidgetTypeName): void
}

/** The kinds of widgets: dragged onto the board, or added by their buttons. */
export function Palette({ blocked, onAdd }: PaletteProps) {
  const { palette: text, of } = useText(builderText)
  const off = useAct('dashboards.save').blocked || blocked
  const take = (event: DragEvent, type: WidgetTypeName) => {
    event.dataTransfer.setData(widgetDrag, type)
    event.dataTransfer.effectAllowed = 'copy'
  }
  return (
    <Section title={text.title} size="large">
      <Grid label={text.title} cells="small" gap="s">
        {widgetTypes.map((type) => (
          <div key={type} draggable={off === false} onDragStart={(event) => take(event, type)}>
            <Card>
              <Inline justify="between" wrap={false}>
                <Inline gap="s" wrap={false}>
                  <Icon of={icons[type]} tone="muted" size="large" />
                  <Stack gap="xxs">
                    <Text weight="medium">{text.types[type].name}</Text>
                    <Text size="small" tone="muted">
                      {text.types[type].description}
                    </Text>
                  </Stack>
                </Inline>
                <Button size="small" label={of(text.add, text.types[type].name)} blocked={off} onPress={() => onAdd?.(type)}>
                  {text.add}
                </Button>
              </Inline>
            </Card>
          </div>
        ))}
      </Grid>
    </Section>
  )
}
