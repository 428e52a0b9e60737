import type { DashboardTemplate } from '@tagmason/domain'
import { Button, Dialog, List, ListRow, Text, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { builderText } from './texts.ts'

export interface NewOneProps {
  open: boolean
  /** Given the id of what was made. */
  onOpen(id: string): void
  onClose(): void
}

/** Dashboards to start from; a draft is made from the chosen one. */
export function TemplateDialog({ open, onOpen, onClose }: NewOneProps) {
  const { templates: text, ...all } = useText(builderText)
  const { templates } = useRead('dashboards.list')
  const use = useAct('dashboards.useTemplate')
  const start = async ({ id }: DashboardTemplate) => {
    const made = await use.run({ id })
    if (made === undefined) return
    toast.success(text.used, { detail: made.done.name })
    onClose()
    onOpen(made.done.id)
  }
  return (
    <Dialog open={open} onClose={onClose} busy={use.busy} title={text.title} detail={text.detail} actions={<Button onPress={onClose}>{text.close}</Button>}>
      <List label={text.list}>
        {templates.map((template) => (
          <ListRow
            key={template.id}
            title={template.name}
            facts={
              <Text inline size="small" tone="muted">
                {all.widgets(template.document.widgets.length)}
              </Text>
            }
            detail={template.description}
            actions={
              <Button size="small" label={all.of(text.use, template.name)} busy={use.busy} blocked={use.blocked} onPress={() => void start(template)}>
                {text.use}
              </Button>
            }
          />
        ))}
      </List>
    </Dialog>
  )
}
