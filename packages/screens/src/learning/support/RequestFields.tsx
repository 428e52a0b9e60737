import { descriptionLimit, subjectLimit, supportCategories, supportPriorities } from '@tagmason/domain'
import { formatNumber, Row, Select, TextArea, TextField, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Attachments } from './Attachments.tsx'
import { supportText } from './texts.ts'
import type { Problem, RequestForm } from './useRequest.ts'

/** What it is about, how soon an answer is needed, and what happened. */
export function RequestFields({ form: { draft, files, problems, set, submit } }: { form: RequestForm }) {
  const { request: text } = useText(supportText)
  const locale = useLocale()
  const said = (problem: Problem, missing: string, most: number) =>
    problem === 'missing' ? missing : problem === 'tooLong' && text.tooLong(formatNumber(most, {}, locale))
  return (
    <>
      <Row>
        <Select
          label={text.category}
          value={draft.category}
          options={supportCategories.map((value) => ({ value, label: text.categories[value] }))}
          onChange={(category) => set({ category })}
        />
        <Select
          label={text.priority}
          value={draft.priority}
          hint={draft.priority === 'urgent' && text.urgentHint}
          options={supportPriorities.map((value) => ({ value, label: text.priorities[value] }))}
          onChange={(priority) => set({ priority })}
        />
      </Row>
      <TextField
        required
        label={text.subject}
        value={draft.subject}
        limit={subjectLimit}
        error={said(problems.subject, text.subjectMissing, subjectLimit)}
        onChange={(subject) => set({ subject })}
      />
      <TextArea
        required
        rows={6}
        label={text.description}
        hint={text.descriptionHint}
        value={draft.description}
        limit={descriptionLimit}
        error={said(problems.description, text.descriptionMissing, descriptionLimit)}
        onChange={(description) => set({ description })}
        onSubmit={() => void submit()}
      />
      <Attachments files={files} />
    </>
  )
}
