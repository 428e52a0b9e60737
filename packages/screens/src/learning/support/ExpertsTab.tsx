import { talkMinutes } from '@tagmason/domain'
import { Grid, Inline, Segments, Stack } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { ExpertEntry } from './ExpertEntry.tsx'
import { NoPeople } from './NoPeople.tsx'
import { Talks } from './Talks.tsx'
import { supportText } from './texts.ts'

/** Who can be booked, and the talks that were. */
export function ExpertsTab() {
  const { experts: text } = useText(supportText)
  const { experts } = useRead('support.overview')
  const [minutes, setMinutes] = useState<(typeof talkMinutes)[number]>(60)
  const choose = (value: string) => setMinutes(talkMinutes.find((each) => String(each) === value) ?? minutes)
  if (experts.length === 0) return <NoPeople />
  return (
    <Stack gap="l">
      <Stack gap="m">
        <Inline>
          <Segments
            label={text.length}
            value={String(minutes)}
            options={talkMinutes.map((each) => ({ value: String(each), label: text.minutes(each) }))}
            onChange={choose}
          />
        </Inline>
        <Grid label={text.title} cells="standard">
          {experts.map((expert) => (
            <ExpertEntry key={expert.id} expert={expert} minutes={minutes} />
          ))}
        </Grid>
      </Stack>
      <Talks />
    </Stack>
  )
}
