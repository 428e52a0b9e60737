import type { CommunityTutorial } from '@tagmason/domain'
import { Button, Empty } from '@tagmason/ui'
import { MonitorPlay, Upload } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { useOnceOpened } from '../../shell/useOnceOpened.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { Searched } from './Searched.tsx'
import { communityText } from './texts.ts'
import { TutorialRow } from './TutorialRow.tsx'

const loadSubmit = () => import('./SubmitTutorial.tsx').then(({ SubmitTutorial }) => SubmitTutorial)
const loadLesson = () => import('./LessonDrawer.tsx').then(({ LessonDrawer }) => LessonDrawer)

/** What members teach each other. */
export function TutorialsTab() {
  const { tutorials: title, tutorial: text } = useText(communityText)
  const { tutorials } = useRead('community.overview')
  const { blocked } = useAct('community.submitTutorial')
  const [submitting, setSubmitting] = useState(false)
  const [lesson, setLesson] = useState<CommunityTutorial | null>(null)
  const SubmitTutorial = useOnceOpened(submitting, loadSubmit)
  const LessonDrawer = useOnceOpened(lesson !== null, loadLesson)
  const submit = (
    <Button tone="accent" look="solid" icon={Upload} blocked={blocked} onPress={() => setSubmitting(true)}>
      {text.submit}
    </Button>
  )
  return (
    <>
      {tutorials.length > 0 && <ScreenActions>{submit}</ScreenActions>}
      <Searched
        title={title}
        detail={text.detail}
        rows={tutorials}
        words={(tutorial) => [tutorial.title, tutorial.author]}
        row={(tutorial) => <TutorialRow key={tutorial.id} tutorial={tutorial} onWatch={setLesson} />}
        empty={<Empty icon={MonitorPlay} title={text.none} detail={text.noneDetail} actions={submit} />}
      />
      {LessonDrawer && <LessonDrawer lesson={lesson} onClose={() => setLesson(null)} />}
      {SubmitTutorial && <SubmitTutorial open={submitting} onClose={() => setSubmitting(false)} />}
    </>
  )
}
