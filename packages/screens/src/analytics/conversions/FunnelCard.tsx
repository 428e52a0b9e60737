import { Button, Card, Empty, Funnel } from '@tagmason/ui'
import { Filter } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { HowCounted } from '../counted/HowCounted.tsx'
import { FunnelEditor } from './FunnelEditor.tsx'
import { conversionsText } from './texts.ts'

/** The way to a conversion, step by step. */
export function FunnelCard() {
  const { funnel: text } = useText(conversionsText)
  const steps = useRead('conversions.overview').funnel
  const { blocked } = useAct('conversions.setFunnel')
  const [editing, setEditing] = useState(false)
  const edit = (words: string) => (
    <Button size="small" blocked={blocked} onPress={() => setEditing(true)}>
      {words}
    </Button>
  )
  return (
    <Card
      level={2}
      title={text.title}
      detail={text.detail}
      actions={
        steps.length > 0 && (
          <>
            {edit(text.edit)}
            <HowCounted figure="conversions.funnel" of={text.title} />
          </>
        )
      }
    >
      {steps.length === 0 ? (
        <Empty icon={Filter} title={text.none} detail={text.noneDetail} actions={edit(text.setUp)} />
      ) : (
        <Funnel label={text.title} steps={steps.map(({ step, users }) => ({ label: step, users }))} empty={text.none} />
      )}
      <FunnelEditor open={editing} onClose={() => setEditing(false)} />
    </Card>
  )
}
