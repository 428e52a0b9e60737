import { IconButton, MenuButton, SearchButton, TopBar, type UserBadgeProps } from '@tagmason/ui'
import { PanelLeft, Settings, User } from 'lucide-react'
import { useText } from '../language.ts'
import { useNavigation } from '../navigation.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Notifications } from './Notifications.tsx'
import { SampleBadge } from './SampleBadge.tsx'
import { shellText } from './texts.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export interface BarProps {
  onToggleSidebar(): void
  onSearch(): void
  userMenu: NonNullable<UserBadgeProps['menu']>
}

/** The top bar of every page. */
export function Bar({ onToggleSidebar, onSearch, userMenu }: BarProps) {
  const text = useText(shellText)
  return (
    <TopBar
      start={
        <>
          <IconButton icon={PanelLeft} look="plain" label={text.toggleSidebar} onPress={onToggleSidebar} />
          <SearchButton label={text.search} keys={['Ctrl', 'K']} onPress={onSearch} />
          <SampleBadge />
        </>
      }
      end={
        <>
          <Notifications />
          <SettingsButton />
          <MenuButton icon={User} label={text.profile} groups={userMenu.groups} placement="bottom-end" />
          <ThemeSwitch />
          <LanguageSwitch />
        </>
      }
    />
  )
}

function SettingsButton() {
  const text = useText(shellText)
  const { go } = useNavigation()
  return <IconButton icon={Settings} look="plain" label={text.settings} onPress={() => go('/account/settings')} />
}
