import { MenuButton } from '@tagmason/ui'
import { Languages } from 'lucide-react'
import { useText } from '../language.ts'
import { shellText } from './texts.ts'
import { useLanguageChoices } from './userMenu.tsx'

export function LanguageSwitch() {
  const { language } = useText(shellText)
  const { items } = useLanguageChoices()
  return <MenuButton icon={Languages} label={language} items={items} placement="bottom-end" />
}
