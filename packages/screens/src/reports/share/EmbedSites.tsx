import { isSite } from '@tagmason/domain'
import { Button, Form, TagField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { shareText } from './texts.ts'

/** Which sites may show shared reports in their pages. */
export function EmbedSites({ kept }: { kept: string[] }) {
  const text = useText(shareText)
  const set = useAct('shares.setOption')
  const [sites, setSites] = useState(kept)
  const wrong = sites.find((site) => !isSite(site))
  const save = async () => {
    if (wrong !== undefined) return
    const saved = await set.run({ id: 'embed-code', enabled: true, sites })
    if (saved === undefined) return
    setSites(saved.done.sites ?? [])
    toast.success(text.sitesSaved, { detail: saved.done.sites?.join(', ') })
  }
  return (
    <Form
      busy={set.busy}
      onSubmit={() => void save()}
      actions={
        <Button size="small" type="submit" busy={set.busy} blocked={set.blocked}>
          {text.saveSites}
        </Button>
      }
    >
      <TagField
        label={text.sites}
        hint={text.sitesHint}
        blocked={set.blocked}
        error={wrong !== undefined && text.siteWrong(wrong)}
        entries={sites}
        onChange={setSites}
      />
    </Form>
  )
}
