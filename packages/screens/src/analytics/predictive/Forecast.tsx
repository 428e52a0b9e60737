import type { ModelDetails } from '@tagmason/domain'
import { Facts, Heading, Stack, Text, Time, Timeline, TrendChart } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { moneyForm } from '../../moneyForm.ts'
import { Quality } from './Quality.tsx'
import { RemoveModel } from './RemoveModel.tsx'
import { InProjectZone } from '../InProjectZone.tsx'
import { Percent } from '../Percent.tsx'
import { predictiveText } from './texts.ts'

/** What a model foresees, how its method did on days that are known, what it learns from, and how each training went. */
export function Forecast({ id, onRemoved }: { id: string; onRemoved(): void }) {
  const { details: text, metrics, accuracyOf } = useText(predictiveText)
  const details = useRead('models.details', { id })
  const { model, test } = details
  return (
    <Stack gap="l">
      <InProjectZone>
        <Course {...details} />
      </InProjectZone>
      <Quality {...details} />
      <Facts
        look="columns"
        items={[
          { term: text.accuracy, value: <Percent value={model.accuracy} /> },
          {
            term: text.error,
            value:
              model.quality?.auc !== undefined ? (
                <Percent value={model.quality.error} />
              ) : test === null ? (
                text.noTest
              ) : (
                [<Percent key="error" value={test.error} />, ` · ${text.errorOf(test.folds, test.days)}`]
              ),
          },
          { term: text.target, value: model.metric === null ? text.noTarget : metrics[model.metric] },
          { term: text.inputs, value: text.inputDays(model.history) },
          { term: text.horizon, value: text.horizonDays(model.horizon) },
        ]}
      />
      <Stack gap="s">
        <Heading level={2} size="body">
          {text.trainings}
        </Heading>
        {model.trainings.length === 0 ? (
          <Text tone="muted">{text.noTrainings}</Text>
        ) : (
          <Timeline
            label={text.trainings}
            entries={model.trainings.map(({ at, accuracy, days }) => ({
              id: at,
              at: <Time at={at} />,
              title: text.trainedOn(days),
              detail: [<Percent key="accuracy" value={accuracy} />, ` ${accuracyOf}`],
            }))}
          />
        )}
      </Stack>
      <RemoveModel model={model} onRemoved={onRemoved} />
    </Stack>
  )
}

function Course({ model, measured, foreseen, currency }: ModelDetails) {
  const { details: text, metrics } = useText(predictiveText)
  const first = foreseen[0]
  // A score is of visitors: no day has one.
  if (model.metric === null || model.kind === 'score') return <Text tone="muted">{text.noFigure}</Text>
  const metric = metrics[model.metric]
  return (
    <Stack gap="s">
      <TrendChart
        title={text.course(metric)}
        show="date"
        {...(model.metric === 'revenue' ? { form: moneyForm(currency) } : {})}
        axes={{ time: text.day, value: metric }}
        tableLabel={text.asTable}
        empty={<Text tone="muted">{text.noForecast}</Text>}
        series={[{ label: metric, points: [...measured, ...foreseen], band: foreseen, ...(first === undefined ? {} : { forecastFrom: first.at }) }]}
      />
      <Text size="small" tone="muted">
        {first !== undefined ? text.expected : model.status === 'inactive' ? text.switchedOff : text.noForecast}
      </Text>
    </Stack>
  )
}
