import type { ReportForm } from '@tagmason/domain'
import { Inline, MenuButton, toast } from '@tagmason/ui'
import { ChevronDown, FileDown, ShieldCheck } from 'lucide-react'
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

/** The proof of what was found, as a file; empty where there is none. */
const proofIn = (of: Exported): string => (of.kind === 'deployment' ? of.found.file : of.found.proof)

/** What was found as a file: for people, for a comment on a pull request, for code scanning and build servers; and the proof of it, which can be checked later. */
export function ExportReport({ of }: { of: Exported }) {
  const all = useText(proofText)
  const text = all.exporting
  const about = of.file.replace(/\.json$/, '')
  const save = async (form: Form) => {
    const { extension, type } = files[form]
    const name = `${about}-${of.kind}.${extension}`
    // Few export, so what writes the forms loads late.
    const { exported } = await import('./reports.ts')
    download(name, exported(of, all, form), type)
    toast.success(text.saved(name))
  }
  const proof = proofIn(of)
  const saveProof = () => {
    const name = `${about}-${of.kind}.proof.json`
    download(name, proof, 'application/json')
    // The tests of a plan are no file of the member's, so they come with the proof that is about them.
    const tests = of.kind === 'tests' && of.file === 'plan' ? `${about}-tests.yaml` : ''
    if (of.kind === 'tests' && tests !== '') download(tests, of.found.given, 'application/yaml')
    toast.success(text.saved(name), tests === '' ? {} : { detail: text.withTests(name, tests) })
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
        items={[
          ...(Object.keys(files) as Form[]).map((form) => ({ label: text.forms[form], onPress: () => void save(form) })),
          { label: text.proof, icon: ShieldCheck, blocked: proof === '' && (of.kind === 'tests' ? text.noTests : text.noProof), onPress: saveProof },
        ]}
      />
    </Inline>
  )
}
