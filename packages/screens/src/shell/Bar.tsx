import { Button, IconButton, MenuButton, SearchButton, Show, TopBar, type UserBadgeProps } from '@tagmason/ui'
import { FolderKanban, PanelLeft, Settings, User } from 'lucide-react'
import { useText } from '../language.ts'
import { useNavigation } from '../navigation.tsx'
import { useRead } from '../workspace.tsx'
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
          <Show from="desktop">
            <SampleBadge />
          </Show>
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
      below={
        <>
          <ProjectButton onPress={onToggleSidebar} />
          <SampleBadge />
        </>
      }
      belowLabel={text.project}
    />
  )
}

/** On a phone the sidebar is out of sight: the name of the project leads to it. */
function ProjectButton({ onPress }: { onPress(): void }) {
  const text = useText(shellText)
  const projects = useRead('projects.list')
  const { project } = useRead('session.get')
  const name = projects.find(({ value }) => value === project)?.label ?? project
  return (
    <Button size="small" look="plain" icon={FolderKanban} label={`${text.project}: ${name}`} onPress={onPress}>
      {name}
    </Button>
  )
}

function SettingsButton() {
  const text = useText(shellText)
  const { go } = useNavigation()
  return <IconButton icon={Settings} look="plain" label={text.settings} onPress={() => go('/account/settings')} />
}
