import type { ModelDetails } from '@tagmason/domain'
import { Alert, DataTable, Facts, Num, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Percent } from '../Percent.tsx'
import { predictiveText } from './texts.ts'

/** How a model did beside its baseline, on days and visitors that it had not learned from; of a score also its calibration and who is likeliest now. */
export function Quality({ model: { quality, kind }, visitors = [] }: ModelDetails) {
  const { quality: text } = useText(predictiveText)
  if (quality === undefined) return null
  const { method, naiveError, beatsNaive, auc, positives = 0, points, bands = [] } = quality
  return (
    <Stack gap="m">
      <Alert
        tone={beatsNaive ? 'positive' : 'caution'}
        title={beatsNaive ? text.beats : text.notBeats}
        {...(beatsNaive ? {} : { detail: text.notBeatsDetail })}
      />
      <Facts
        look="columns"
        items={[
          { term: text.method, value: text.methods[method] },
          { term: text.baseline, value: <Percent value={naiveError} /> },
          ...(auc === undefined ? [] : [{ term: text.auc, value: [<Percent key="auc" value={auc} />, ` · ${text.aucOf(positives, points)}`] }]),
        ]}
      />
      {bands.length > 0 && (
        <DataTable
          label={text.calibration}
          caption
          rows={bands.map((band, at) => ({ ...band, id: String(at) }))}
          columns={[
            { id: 'band', head: text.band, cell: ({ count }) => <Num value={count} /> },
            { id: 'said', head: text.said, cell: ({ said }) => <Percent value={said} /> },
            { id: 'happened', head: text.happened, cell: ({ happened }) => <Percent value={happened} /> },
          ]}
        />
      )}
      {kind === 'score' &&
        (visitors.length === 0 ? (
          <Text tone="muted">{text.none}</Text>
        ) : (
          <DataTable
            label={text.likeliest}
            caption
            rows={visitors.map((each) => ({ ...each, id: each.visitor }))}
            columns={[
              { id: 'visitor', head: text.visitor, cell: ({ visitor }) => visitor },
              { id: 'chance', head: text.chance, cell: ({ chance }) => <Percent value={chance} /> },
            ]}
          />
        ))}
    </Stack>
  )
}
