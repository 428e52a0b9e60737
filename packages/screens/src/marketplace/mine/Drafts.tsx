import { Empty, Grid, Stack } from '@tagmason/ui'
import { FilePen } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { DraftCard } from './DraftCard.tsx'
import { mineText } from './texts.ts'

/** As many cards as stand on one page. */
const cardsOnAPage = 12

/** Templates that are being made. */
export function Drafts() {
  const { drafts: text } = useText(mineText)
  const { drafts } = useRead('templates.mine')
  const { shown, pager } = usePages(text.title, drafts, cardsOnAPage)
  if (drafts.length === 0) return <Empty icon={FilePen} title={text.none} detail={text.noneDetail} />
  return (
    <Stack gap="m">
      <Grid label={text.title} cells="large">
        {shown.map((draft) => (
          <DraftCard key={draft.id} draft={draft} />
        ))}
      </Grid>
      {pager}
    </Stack>
  )
}
