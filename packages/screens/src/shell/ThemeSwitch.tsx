import { MenuButton } from '@tagmason/ui'
import { SunMoon } from 'lucide-react'
import { useText } from '../language.ts'
import { shellText } from './texts.ts'
import { useThemeChoices } from './userMenu.tsx'

export function ThemeSwitch() {
  const { theme } = useText(shellText)
  const { items } = useThemeChoices()
  return <MenuButton icon={SunMoon} label={theme} items={items} placement="bottom-end" />
}
