import { sitePlatforms, trackingCode } from '@tagmason/domain'
import { Badge, Button, Card, CodeBlock, Inline, Stack, TabbedPanel, Text, Time, toast } from '@tagmason/ui'
import { Code2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct, useNow, useRead } from '../../workspace.tsx'
import { siteKeyOf } from './siteKeyOf.ts'
import { trackingCodeText } from './texts.ts'

/** The line for the site, and whether its events arrive. Nothing where no server takes events of this project. */
export function TrackingCode() {
  const text = useText(trackingCodeText)
  const { script, key, newest } = useRead('trackingCode.get')
  if (script === null) return null
  return (
    <Card level={2} title={text.title} detail={text.detail} actions={key !== null && <Arriving newest={newest} />}>
      {key === null ? <NoCode /> : <CodeByPlatform script={script} siteKey={key} newest={newest} />}
    </Card>
  )
}

function Arriving({ newest }: { newest: string | null }) {
  const text = useText(trackingCodeText)
  return <Badge tone={newest === null ? 'neutral' : 'positive'}>{newest === null ? text.waiting : text.receiving}</Badge>
}

function NoCode() {
  const text = useText(trackingCodeText)
  const { project } = useRead('session.get')
  const website = useRead('projects.list').find(({ value }) => value === project)?.website ?? ''
  const create = useAct('apiKeys.create')
  const make = async () => {
    const made = await create.run(siteKeyOf(project, website))
    if (made !== undefined) toast.success(text.made)
  }
  return (
    <Stack gap="m">
      <Text tone="muted">{text.none}</Text>
      <Inline>
        <Button tone="accent" look="solid" icon={Code2} busy={create.busy} blocked={create.blocked} onPress={() => void make()}>
          {text.make}
        </Button>
      </Inline>
    </Stack>
  )
}

/** The line as each kind of site needs it. */
export function CodeByPlatform({ script, siteKey, newest }: { script: string; siteKey: string; newest: string | null }) {
  const text = useText(trackingCodeText)
  const now = useNow()
  return (
    <TabbedPanel
      label={text.platforms}
      tabs={sitePlatforms.map((platform) => ({
        id: platform,
        label: text.platform[platform],
        panel: () => {
          const { code, language } = trackingCode(platform, { script, key: siteKey })
          return (
            <Stack gap="s">
              <Text>{text.steps[platform]}</Text>
              <CodeBlock label={text.title} language={language} code={code} copyLabel={text.copy} wrap />
              <Text size="small" tone="muted">
                {text.vitals}
              </Text>
              <Text size="small" tone="muted">
                {newest === null ? (
                  text.waitingDetail
                ) : (
                  <>
                    {`${text.last} `}
                    <Time at={newest} show="relative" now={now} />
                  </>
                )}
              </Text>
            </Stack>
          )
        },
      }))}
    />
  )
}
