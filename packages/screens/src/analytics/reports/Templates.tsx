import type { ReportTemplate } from '@tagmason/domain'
import { Button, Card, List, ListRow, Text, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { reportsText } from './texts.ts'

/** Reports to start from. */
export function Templates() {
  const { templates: text } = useText(reportsText)
  return (
    <Card level={2} title={text.title} detail={text.detail} flush>
      <List label={text.title} look="flush">
        {useRead('reports.list').templates.map((template) => (
          <TemplateRow key={template.id} template={template} />
        ))}
      </List>
    </Card>
  )
}

function TemplateRow({ template: { id, name, description, uses } }: { template: ReportTemplate }) {
  const text = useText(reportsText)
  const use = useAct('reports.useTemplate')
  const [, edit] = useQuery('edit')
  const start = async () => {
    const made = await use.run({ id })
    if (made === undefined) return
    toast.success(text.templates.used, { detail: text.templates.usedDetail(made.done.name) })
    edit(made.done.id)
  }
  return (
    <ListRow
      title={name}
      facts={
        <Text size="small" tone="muted">
          {text.templates.uses(uses)}
        </Text>
      }
      detail={description}
      actions={
        <Button size="small" label={text.of(text.templates.use, name)} busy={use.busy} blocked={use.blocked} onPress={() => void start()}>
          {text.templates.use}
        </Button>
      }
    />
  )
}
