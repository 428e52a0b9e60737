import { Button, Empty } from '@tagmason/ui'
import { UserX } from 'lucide-react'
import { useText } from '../../language.ts'
import { useNavigation } from '../../navigation.tsx'
import { supportText } from './texts.ts'

/** Says that nobody can be booked here, and what works instead. */
export function NoPeople() {
  const { noPeople: text } = useText(supportText)
  const { path, go } = useNavigation()
  return <Empty icon={UserX} title={text.title} detail={text.detail} actions={<Button onPress={() => go(path)}>{text.action}</Button>} />
}
