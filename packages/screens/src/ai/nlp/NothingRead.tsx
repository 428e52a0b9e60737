import { Button, Empty } from '@tagmason/ui'
import { Bot } from 'lucide-react'
import { useText } from '../../language.ts'
import { nlpText } from './texts.ts'

/** No text has been read in this project yet. */
export function NothingRead({ onAnalyze }: { onAnalyze(): void }) {
  const text = useText(nlpText)
  return <Empty icon={Bot} title={text.empty} detail={text.emptyDetail} actions={<Button onPress={onAnalyze}>{text.analyze}</Button>} />
}
