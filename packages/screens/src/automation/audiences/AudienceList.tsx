import type { VisitorAudience } from '@tagmason/domain'
import { Button, Confirm, Empty, Inline, List, ListRow, Text, Time, toast } from '@tagmason/ui'
import { Download, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { useAct, useNow, useRead } from '../../workspace.tsx'
import { audiencesText } from './texts.ts'

/** Each audience with how many are in it; it can be taken away as a file, and removed. */
export function AudienceList() {
  const text = useText(audiencesText)
  const rows = useRead('audiences.list')
  if (rows.length === 0) return <Empty icon={Users} title={text.none} detail={text.noneDetail} />
  return (
    <List label={text.title}>
      {rows.map((row) => (
        <AudienceRow key={row.name} audience={row} />
      ))}
    </List>
  )
}

function AudienceRow({ audience: { name, visitors, last } }: { audience: VisitorAudience }) {
  const text = useText(audiencesText)
  const now = useNow()
  const take = useAct('audiences.export')
  const remove = useAct('audiences.remove')
  const [asking, setAsking] = useState(false)
  const save = async () => {
    const answer = await take.run({ name })
    if (answer !== undefined) download(`${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`, answer.done.csv, 'text/csv')
  }
  const removeIt = async () => {
    if (await remove.run({ name })) toast.success(text.removed, { detail: name })
  }
  return (
    <ListRow
      title={name}
      detail={
        <Text size="small" tone="muted">
          {`${text.visitors(visitors)} · ${text.last} `}
          <Time at={last} show="relative" now={now} />
        </Text>
      }
      actions={
        <Inline gap="xs">
          <Button size="small" icon={Download} label={text.downloadOf(name)} busy={take.busy} blocked={take.blocked} onPress={() => void save()}>
            {text.download}
          </Button>
          <Button size="small" look="plain" icon={Trash2} label={text.removeOf(name)} blocked={remove.blocked} onPress={() => setAsking(true)}>
            {text.remove}
          </Button>
          <Confirm
            open={asking}
            title={text.removeQuestion(name)}
            detail={text.removeDetail}
            confirm={text.remove}
            tone="critical"
            busy={remove.busy}
            onConfirm={() => void removeIt()}
            onClose={() => setAsking(false)}
          />
        </Inline>
      }
    />
  )
}
