import { Empty } from '@tagmason/ui'
import { CircleCheck } from 'lucide-react'
import { useText } from '../../../language.ts'
import { useRead } from '../../../workspace.tsx'
import { Findings } from '../Findings.tsx'
import { containerText } from './texts.ts'

/** What the validator finds in what is stored. */
export function ImportCheck({ id }: { id: string }) {
  const text = useText(containerText).check
  const findings = useRead('containers.validation', { id })
  return findings.length === 0 ? <Empty icon={CircleCheck} title={text.none} detail={text.noneDetail} /> : <Findings label={text.title} findings={findings} />
}
