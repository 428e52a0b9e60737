import type { LabRun } from '@tagmason/domain'
import { Bytes, Facts, List, ListRow, Num, Section, Stack, Text, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { secondsIn } from './seconds.ts'
import { performanceText } from './texts.ts'

/** What a run of the laboratory measured: the figures at once, files and hosts of others on demand. */
export function LabResult({ run, path }: { run: LabRun; path: string }) {
  const text = useText(performanceText)
  const locale = useLocale()
  const { lab, second } = text
  const seconds = (milliseconds: number | null) => (milliseconds === null ? '–' : `${secondsIn(milliseconds / 1000, locale)}${second}`)
  const { resources, hosts } = run
  return (
    <Stack gap="s">
      <Facts
        look="columns"
        items={[
          { term: lab.lcp, value: seconds(run.lcp) },
          { term: lab.cls, value: <Num value={run.cls} /> },
          { term: lab.tbt, value: seconds(run.tbt) },
          { term: lab.bytes, value: <Bytes value={run.bytes} /> },
        ]}
      />
      {hosts.length > 0 && (
        <Section level={3} size="body" title={lab.costliest}>
          <List label={`${lab.costliest}: ${path}`}>
            {hosts.slice(0, most).map(({ host, tags, requests, bytes, blocking }) => (
              <ListRow
                key={host}
                title={host}
                detail={
                  <Text size="small">
                    {lab.requests(requests)}
                    {' · '}
                    <Bytes value={bytes} />
                    {tags.length > 0 && ` · ${lab.tags(tags.join(', '))}`}
                  </Text>
                }
                actions={<Text inline>{lab.blocking(String(blocking))}</Text>}
              />
            ))}
          </List>
        </Section>
      )}
      {resources.length > 0 && (
        <Section level={3} size="body" title={lab.slowest}>
          <List label={`${lab.slowest}: ${path}`}>
            {resources.slice(0, most).map(({ path: file, kind, seconds: took, bytes }) => (
              <ListRow
                key={file}
                title={file}
                detail={
                  <Meta>
                    {text.kinds[kind]}
                    {bytes !== null && <Bytes value={bytes} />}
                  </Meta>
                }
                actions={<Text inline>{seconds(took * 1000)}</Text>}
              />
            ))}
          </List>
        </Section>
      )}
    </Stack>
  )
}

/** As many as a row of the list of tests has room for. */
const most = 5
