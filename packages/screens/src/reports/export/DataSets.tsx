import type { DataSetEstimate, DataSetId } from '@tagmason/domain'
import { Bytes, Card, Checkbox, Grid, Section, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { exportText } from './texts.ts'

export interface DataSetsProps {
  dataSets: readonly DataSetEstimate[]
  ticked: readonly DataSetId[]
  onTick(id: DataSetId, ticked: boolean): void
}

/** What can be exported, with how much of it lies in the range. */
export function DataSets({ dataSets, ticked, onTick }: DataSetsProps) {
  const text = useText(exportText)
  return (
    <Section level={3} size="body" title={text.dataSets}>
      <Grid label={text.dataSets} cells="large" gap="s">
        {dataSets.map(({ id, rows, estimatedSize }) => (
          <Card key={id}>
            <Checkbox
              label={text.dataSetNames[id]}
              checked={ticked.includes(id)}
              onChange={(on) => onTick(id, on)}
              detail={
                <Stack gap="xs">
                  {text.dataSetDetails[id]}
                  <Meta>
                    {rows === 0 ? (
                      text.nothingYet
                    ) : (
                      <>
                        {text.about} <Bytes value={estimatedSize} />
                      </>
                    )}
                    {rows > 0 && text.rows(rows)}
                  </Meta>
                </Stack>
              }
            />
          </Card>
        ))}
      </Grid>
    </Section>
  )
}
