import type { BrandVersion } from '@tagmason/domain'
import { Split, Stack } from '@tagmason/ui'
import { BrandForm } from './BrandForm.tsx'
import { BrandPreview } from './BrandPreview.tsx'
import type { BrandDraft } from './useBrandDraft.ts'
import { Versions } from './Versions.tsx'

/** Name, colours and logo, beside how they will look; under them how it was before. */
export function Branding({ draft, versions }: { draft: BrandDraft; versions: readonly BrandVersion[] }) {
  return (
    <Split ratio="even" sticky aside={<BrandPreview brand={draft.brand} />}>
      <Stack gap="l">
        <BrandForm draft={draft} />
        {versions.length > 0 && <Versions versions={versions} />}
      </Stack>
    </Split>
  )
}
