import { logoTypes, mostLogoBytes } from '@tagmason/domain'
import { Badge, Button, Card, ColorField, FileDrop, Form, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { whiteLabelText } from './texts.ts'
import type { BrandDraft } from './useBrandDraft.ts'

const bytesIn = (address: string) => Math.floor((address.length - address.indexOf(',') - 1) * 0.75)

/** Changes the brand. A colour that is hard to read is taken, with a word about what is painted instead. */
export function BrandForm({ draft: { kept, brand, unsaved, problem, set, setLogo, discard } }: { draft: BrandDraft }) {
  const text = useText(whiteLabelText)
  const save = useAct('branding.save')
  const [tried, setTried] = useState(false)
  const { companyName, primaryColor, secondaryColor, logo } = brand
  const submit = async () => {
    setTried(true)
    if (companyName.trim() === '' || !(await save.run(brand))) return
    setTried(false)
    discard()
    toast.success(text.saved, { detail: text.savedDetail, action: { label: text.undo, onPress: () => void save.run(kept) } })
  }
  return (
    <Card level={2} title={text.tabs.branding} detail={text.brandingDetail} actions={unsaved && <Badge tone="caution">{text.unsaved}</Badge>}>
      <Form
        busy={save.busy}
        onSubmit={() => void submit()}
        actions={
          <>
            <Button type="submit" tone="accent" look="solid" busy={save.busy} blocked={save.blocked}>
              {text.save}
            </Button>
            {unsaved && <Button onPress={discard}>{text.discard}</Button>}
          </>
        }
      >
        <Stack gap="l">
          <TextField
            required
            label={text.companyName}
            hint={text.companyNameHint}
            limit={60}
            value={companyName}
            error={tried && companyName.trim() === '' && text.companyNameMissing}
            onChange={(value) => set({ companyName: value })}
          />
          <ColorField label={text.primaryColor} hint={text.primaryColorHint} value={primaryColor} onChange={(value) => set({ primaryColor: value })} />
          <ColorField label={text.secondaryColor} hint={text.secondaryColorHint} value={secondaryColor} onChange={(value) => set({ secondaryColor: value })} />
          <FileDrop
            optional
            label={text.logo}
            hint={text.logoHint}
            accept={logoTypes.join(',')}
            maxBytes={mostLogoBytes}
            files={logo === null ? [] : [{ name: text.logo, size: bytesIn(logo) }]}
            error={problem !== null && text.logoProblems[problem]}
            onChoose={([file]) => file && void setLogo(file)}
            onRemove={() => set({ logo: null })}
          />
        </Stack>
      </Form>
    </Card>
  )
}
