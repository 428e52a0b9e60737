import { Button, Card, List, Num, Stack, StatCard, StatGrid } from '@tagmason/ui'
import { CircleX, Gauge, Loader, ScanText, TextSearch } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { aiText } from '../texts.ts'
import { AnalyzeDialog } from './AnalyzeDialog.tsx'
import { JobRow } from './JobRow.tsx'
import { NothingRead } from './NothingRead.tsx'
import { Results } from './Results.tsx'
import { nlpText } from './texts.ts'

/** Texts that the machine reads: which jobs there are, and what they found. */
export function Nlp() {
  const text = useText(nlpText)
  const { keyFigures } = useText(aiText)
  const { figures, jobs, results } = useRead('nlp.list')
  const [analyzing, setAnalyzing] = useState(false)
  const { shown, pager } = usePages(text.pipeline, jobs)
  const accuracy = figures.accuracy === null ? null : figures.accuracy / 100
  return (
    <Stack gap="l">
      <ScreenActions>
        <Button icon={TextSearch} tone="accent" look="solid" onPress={() => setAnalyzing(true)}>
          {text.analyze}
        </Button>
      </ScreenActions>
      <StatGrid label={keyFigures}>
        <StatCard icon={ScanText} label={text.texts} value={<Num value={figures.texts} />} detail={text.textsDetail} />
        <StatCard icon={Loader} label={text.processing} value={<Num value={figures.processing} />} detail={text.processingDetail} />
        <StatCard icon={Gauge} label={text.accuracy} value={<Num value={accuracy} as="percent" digits={0} />} detail={text.accuracyDetail} />
        <StatCard icon={CircleX} label={text.errors} value={<Num value={figures.errors} />} detail={text.errorsDetail} />
      </StatGrid>
      <Card level={2} title={text.pipeline} detail={text.pipelineDetail} flush footer={pager}>
        {jobs.length === 0 ? (
          <NothingRead onAnalyze={() => setAnalyzing(true)} />
        ) : (
          <List label={text.pipeline} look="flush">
            {shown.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </List>
        )}
      </Card>
      <Results results={results} />
      <AnalyzeDialog open={analyzing} onClose={() => setAnalyzing(false)} />
    </Stack>
  )
}
