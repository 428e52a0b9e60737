import type { BrandVersion } from '@tagmason/domain'
import { Button, Card, List, ListRow, Time, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useAct } from '../../workspace.tsx'
import { whiteLabelText } from './texts.ts'

/** The brands before this one, each of which can be taken up again. */
export function Versions({ versions }: { versions: readonly BrandVersion[] }) {
  const text = useText(whiteLabelText)
  const save = useAct('branding.save')
  const restore = async ({ companyName, primaryColor, secondaryColor, logo }: BrandVersion) => {
    if (await save.run({ companyName, primaryColor, secondaryColor, logo })) toast.success(text.saved, { detail: text.restored })
  }
  return (
    <Card level={2} title={text.versions} detail={text.versionsDetail} flush>
      <List label={text.versions} look="flush">
        {versions.map((version) => (
          <ListRow
            key={version.id}
            title={version.companyName}
            detail={
              <Meta>
                {`${version.primaryColor} · ${version.secondaryColor}`}
                {version.logo !== null && text.withLogo}
                <>
                  {text.until} <Time at={version.until} show="both" />
                </>
                {version.by}
              </Meta>
            }
            actions={
              <Button size="small" look="plain" label={text.of(text.restore, version.companyName)} blocked={save.blocked} onPress={() => void restore(version)}>
                {text.restore}
              </Button>
            }
          />
        ))}
      </List>
    </Card>
  )
}
