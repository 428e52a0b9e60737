import { discussionCategories, type DiscussionCategory } from '@tagmason/domain'
import { Button, Dialog, formatNumber, Select, Stack, TextArea, TextField, toast, useLocale } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useAct } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { communityText } from './texts.ts'

/** The most letters of a title and of a text. */
const most = { title: 150, text: 5000 }
const nothing = { title: '', category: '' as DiscussionCategory | '', text: '' }

/** Begins a discussion. */
export function NewDiscussion({ open, onClose }: { open: boolean; onClose(): void }) {
  const { categories, discussion: text } = useText(communityText)
  const { cancel } = useText(marketplaceText)
  const locale = useLocale()
  const start = useAct('community.startDiscussion')
  const [draft, setDraft] = useState(nothing)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(nothing)
    setTried(false)
  })
  const { title, category, text: words } = draft
  const wrong = {
    title: title.trim() === '' ? text.titleMissing : title.trim().length > most.title && text.titleLong,
    category: category === '' && text.categoryMissing,
    text: words.trim() === '' ? text.textMissing : words.trim().length > most.text && text.textLong(formatNumber(most.text, {}, locale)),
  }
  const post = async () => {
    setTried(true)
    if (category === '' || wrong.title || wrong.text) return
    if (!(await start.run({ title, category, text: words }))) return
    toast.success(text.posted, { detail: title })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.start}
      detail={text.startDetail}
      busy={start.busy}
      onSubmit={() => void post()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={start.busy} blocked={start.blocked}>
            {text.post}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TextField
          required
          label={text.title}
          limit={most.title}
          error={tried && wrong.title}
          value={title}
          onChange={(next) => setDraft({ ...draft, title: next })}
        />
        <Select
          required
          label={text.category}
          error={tried && wrong.category}
          value={category}
          options={discussionCategories.map((value) => ({ value, label: categories[value] }))}
          onChange={(next) => setDraft({ ...draft, category: next })}
        />
        <TextArea
          required
          label={text.text}
          rows={5}
          limit={most.text}
          error={tried && wrong.text}
          value={words}
          onChange={(next) => setDraft({ ...draft, text: next })}
        />
      </Stack>
    </Dialog>
  )
}
