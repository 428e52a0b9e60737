import { levels, mostTutorialBytes } from '@tagmason/domain'
import { FileDrop, NumberField, Radios, Row, Select, Stack, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { learningText } from '../../learning/texts.ts'
import { communityText } from './texts.ts'
import { faultsOf, type LessonDraft, mostTitle } from './tutorialDraft.ts'

const ways = ['link', 'file'] as const

export interface TutorialFieldsProps {
  draft: LessonDraft
  /** It was tried to hand it in, so what is missing is said. */
  tried: boolean
  onChange(draft: LessonDraft): void
}

/** What a lesson is called, for whom it is, and where it is shown. */
export function TutorialFields({ draft, tried, onChange }: TutorialFieldsProps) {
  const { tutorial: text, discussion } = useText(communityText)
  const words = useText(learningText)
  const { title, difficulty, duration, way, link, file } = draft
  const faults = faultsOf(draft)
  const set = (change: Partial<LessonDraft>) => onChange({ ...draft, ...change })
  return (
    <Stack gap="m">
      <TextField
        required
        label={text.title}
        limit={mostTitle}
        error={tried && faults.title && (title.trim() === '' ? text.titleMissing : discussion.titleLong)}
        value={title}
        onChange={(next) => set({ title: next })}
      />
      <Row>
        <Select
          required
          label={text.difficulty}
          error={tried && faults.difficulty && text.difficultyMissing}
          value={difficulty}
          options={levels.map((value) => ({ value, label: words.levels[value] }))}
          onChange={(next) => set({ difficulty: next })}
        />
        <NumberField
          required
          label={text.duration}
          unit={text.minutes}
          least={1}
          most={600}
          error={tried && faults.duration && text.durationWrong}
          value={duration}
          onChange={(next) => set({ duration: next })}
        />
      </Row>
      <Radios
        label={text.lesson}
        direction="row"
        value={way}
        options={ways.map((value) => ({ value, label: text.ways[value] }))}
        onChange={(next) => set({ way: next })}
      />
      {way === 'link' ? (
        <TextField
          required
          type="url"
          label={text.link}
          placeholder="https://"
          error={tried && faults.link && text.linkWrong}
          value={link}
          onChange={(next) => set({ link: next })}
        />
      ) : (
        <FileDrop
          required
          label={text.file}
          accept=".pdf,.md,.mp4"
          maxBytes={mostTutorialBytes}
          files={file === null ? [] : [file]}
          error={tried && faults.file && text.fileMissing}
          onChoose={([chosen]) => chosen && set({ file: chosen })}
          onRemove={() => set({ file: null })}
        />
      )}
    </Stack>
  )
}
