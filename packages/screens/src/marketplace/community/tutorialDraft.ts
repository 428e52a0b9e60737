import { type ActInput, isLessonLink, type Level, tutorialFileTypes } from '@tagmason/domain'
import { base64Of } from '../../base64Of.ts'

/** A lesson while it is typed. */
export interface LessonDraft {
  title: string
  difficulty: Level | ''
  /** Minutes. */
  duration: number | undefined
  way: 'link' | 'file'
  link: string
  file: File | null
}

export const newLesson: LessonDraft = { title: '', difficulty: '', duration: undefined, way: 'link', link: '', file: null }

/** The most letters of a title. */
export const mostTitle = 150

/** Which answers are missing or wrong. */
export const faultsOf = ({ title, difficulty, duration, way, link, file }: LessonDraft) => ({
  title: title.trim() === '' || title.trim().length > mostTitle,
  difficulty: difficulty === '',
  duration: duration === undefined || !Number.isInteger(duration) || duration < 1 || duration > 600,
  link: way === 'link' && !isLessonLink(link.trim()),
  file: way === 'file' && file === null,
})

/** What is handed in; nothing while something is missing. */
export async function lessonOf(draft: LessonDraft): Promise<ActInput<'community.submitTutorial'> | undefined> {
  const { title, difficulty, duration, way, link, file } = draft
  if (Object.values(faultsOf(draft)).includes(true) || difficulty === '' || duration === undefined) return undefined
  const given = { title, difficulty, duration }
  if (way === 'link') return { ...given, link: link.trim() }
  // Browsers do not know what Markdown is.
  const type = tutorialFileTypes.find((each) => each === file?.type) ?? 'text/markdown'
  return file === null ? undefined : { ...given, link: '', file: { fileName: file.name.slice(-255), type, base64: await base64Of(file) } }
}
