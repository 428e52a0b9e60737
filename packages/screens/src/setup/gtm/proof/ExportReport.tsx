import type { ReportForm } from '@tagmason/domain'
import { Inline, MenuButton, toast } from '@tagmason/ui'
import { ChevronDown, FileDown } from 'lucide-react'
import { download } from '../../../download.ts'
import { useText } from '../../../language.ts'
import type { Exported } from './reports.ts'
import { proofText } from './texts.ts'

type Form = Exclude<ReportForm, 'text'>

const files: Record<Form, { extension: string; type: string }> = {
  json: { extension: 'json', type: 'application/json' },
  markdown: { extension: 'md', type: 'text/markdown' },
  html: { extension: 'html', type: 'text/html' },
  sarif: { extension: 'sarif', type: 'application/sarif+json' },
  junit: { extension: 'xml', type: 'application/xml' },
}

/** What was found as a file: for people, for a comment on a pull request, for code scanning and build servers. */
export function ExportReport({ of }: { of: Exported }) {
  const all = useText(proofText)
  const text = all.exporting
  const save = async (form: Form) => {
    const { extension, type } = files[form]
    const name = `${of.file.replace(/\.json$/, '')}-${of.kind}.${extension}`
    // Few export, so what writes the forms loads late.
    const { exported } = await import('./reports.ts')
    download(name, exported(of, all, form), type)
    toast.success(text.saved(name))
  }
  return (
    <Inline>
      <MenuButton
        size="small"
        look="quiet"
        icon={FileDown}
        iconEnd={ChevronDown}
        label={text.menu}
        text={text.menu}
        placement="bottom-end"
        items={(Object.keys(files) as Form[]).map((form) => ({ label: text.forms[form], onPress: () => void save(form) }))}
      />
    </Inline>
  )
}
