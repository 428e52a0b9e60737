import { type VersionControl, versionTypes } from '@tagmason/domain'
import { Alert, Radios, Row, Select, Stack, TextArea } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { marketplaceText } from '../texts.ts'
import { TemplateSelect } from './TemplateSelect.tsx'
import { versionsText } from './texts.ts'
import type { NewVersionDraft } from './useNewVersion.ts'

/** Of which template and branch, of which type, and what has changed. */
export function NewVersionFields({ draft, control }: { draft: NewVersionDraft; control: VersionControl }) {
  const { versionTypes: types } = useText(marketplaceText)
  const { create: text, typeDetails } = useText(versionsText)
  const { proposal, branches, branch, type, changes, fault, setType, setChanges, setBranch } = draft
  const least = proposal?.type ?? null
  return (
    <Stack gap="m">
      <Row>
        <TemplateSelect templates={control.templates} selected={control.selected} />
        <Select label={text.branch} value={branch} options={branches.map(({ name }) => ({ value: name, label: name }))} onChange={setBranch} />
      </Row>
      {least === null ? (
        <Alert tone="caution" title={text.same(proposal?.after ?? '')} detail={text.sameDetail} />
      ) : (
        <>
          <Radios
            label={text.type}
            value={type ?? ''}
            options={versionTypes.map((value) => {
              const number = proposal?.numbers[value]
              return {
                value,
                label: number === undefined ? types[value] : `${types[value]} · ${number}`,
                detail: typeDetails[value],
                blocked: number === undefined && text.tooSmall(types[least]),
              }
            })}
            onChange={(value) => setType(value)}
          />
          <TextArea label={text.changes} hint={text.changesHint} rows={4} error={fault} value={changes} onChange={setChanges} />
        </>
      )}
    </Stack>
  )
}
