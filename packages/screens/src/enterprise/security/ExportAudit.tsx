import { type AuditFilter, exportFormats } from '@tagmason/domain'
import { MenuButton, toast } from '@tagmason/ui'
import { ChevronDown, Download } from 'lucide-react'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { securityText } from './texts.ts'

/** Takes what is shown of the log away as a file. */
export function ExportAudit({ filter }: { filter: AuditFilter }) {
  const { audit: text } = useText(securityText)
  const take = useAct('auditLog.export')
  const { timestamp, user, action, resource, address, status } = text.columns
  const run = async (format: (typeof exportFormats)[number]) => {
    const outcome = await take.run({ ...filter, format, title: text.title, columns: [timestamp, user, action, resource, address, status] })
    if (outcome === undefined) return
    download(outcome.done.fileName, outcome.done, outcome.done.type)
    toast.success(text.exported, { detail: outcome.done.fileName })
  }
  return (
    <MenuButton
      label={text.export}
      text={text.export}
      icon={Download}
      iconEnd={ChevronDown}
      look="quiet"
      items={exportFormats.map((format) => ({ label: text.formats[format], blocked: take.blocked, onPress: () => void run(format) }))}
    />
  )
}
