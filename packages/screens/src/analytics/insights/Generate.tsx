import { Button, toast } from '@tagmason/ui'
import { Sparkles } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { insightsText } from './texts.ts'

/** Lets the rules look at the figures now, and says what came of it. */
export function Generate() {
  const text = useText(insightsText)
  const generate = useAct('insights.generate')
  const run = async () => {
    const result = await generate.run()
    if (!result) return
    const { found, checks } = result.done
    if (found.length > 0) toast.success(text.found(found.length))
    else if (checks.some((check) => check.enough)) toast.info(text.nothingNew, { detail: text.nothingNewDetail })
    else toast.info(text.notEnough, { detail: text.notEnoughDetail })
  }
  return (
    <Button icon={Sparkles} tone="accent" look="solid" busy={generate.busy} blocked={generate.blocked} onPress={() => void run()}>
      {text.generate}
    </Button>
  )
}
