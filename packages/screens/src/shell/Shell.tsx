import { Alert, AppShell, type LinkElementProps, Sidebar, Theme, Toasts, UserBadge } from '@tagmason/ui'
import { WifiOff } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { locales, useText } from '../language.ts'
import { useLeave, useNavigation } from '../navigation.tsx'
import { useRead } from '../workspace.tsx'
import { menuGroups, useOpenGroup } from './menu.ts'
import { Preferred } from './Preferred.tsx'
import { ProjectSelect } from './ProjectSelect.tsx'
import { useSidebarCookie } from './sidebarCookie.ts'
import { shellText } from './texts.ts'
import { Bar } from './Bar.tsx'
import { Wordmark } from './Wordmark.tsx'
import { useShortcuts } from './shortcuts.ts'
import { useOnceOpened } from './useOnceOpened.ts'
import { useOnline } from './useOnline.ts'
import { useUserMenu } from './userMenu.tsx'

const loadPalette = () => import('./Palette.tsx').then(({ Palette }) => Palette)
const loadCreateProject = () => import('./CreateProject.tsx').then(({ CreateProject }) => CreateProject)
const loadResetSample = () => import('./ResetSample.tsx').then(({ ResetSample }) => ResetSample)

export interface ShellProps {
  /** The element for links inside the product. */
  link: ComponentType<LinkElementProps>
  /** The page. */
  children: ReactNode
}

/** What stands around every page: sidebar, top bar, palette, toasts, in the member's theme and language. */
export const Shell = ({ link, children }: ShellProps) => (
  <Preferred>
    <Frame link={link}>{children}</Frame>
  </Preferred>
)

function Frame({ link, children }: ShellProps) {
  const text = useText(shellText)
  const { preferences, member, brand, timeZone } = useRead('session.get')
  const { path } = useNavigation()
  const leave = useLeave()
  const [collapsed, setCollapsed] = useSidebarCookie()
  const [menuOpen, setMenuOpen] = useState(false)
  const [palette, setPalette] = useState(false)
  const [creating, setCreating] = useState(false)
  const online = useOnline()
  const [openGroup, toggleGroup] = useOpenGroup(path)
  const [resetting, setResetting] = useState(false)
  const Palette = useOnceOpened(palette, loadPalette)
  const CreateProject = useOnceOpened(creating, loadCreateProject)
  const ResetSample = useOnceOpened(resetting, loadResetSample)
  const userMenu = useUserMenu(() => leave(() => setResetting(true)))
  const createProject = () => {
    setMenuOpen(false)
    // The new project is selected at once.
    leave(() => setCreating(true))
  }
  const toggleSidebar = () => (window.matchMedia('(max-width: 767.98px)').matches ? setMenuOpen((open) => !open) : setCollapsed(!collapsed))
  useShortcuts({ b: toggleSidebar, k: () => setPalette((open) => !open) })
  return (
    <Theme mode={preferences.mode} brand={brand.color} link={link} locale={{ locale: locales[preferences.language], timeZone }} texts={text.ui}>
      <AppShell
        skip={text.skip}
        collapsed={collapsed}
        onCollapse={setCollapsed}
        menuOpen={menuOpen}
        onMenu={setMenuOpen}
        menuLabel={text.main}
        sidebar={
          <Sidebar
            label={text.main}
            wordmark={{ name: brand.name ?? text.product, href: '/', logo: <Wordmark /> }}
            top={(form) => <ProjectSelect compact={form === 'collapsed'} onCreate={createProject} />}
            groups={menuGroups(text, path)}
            openGroup={openGroup}
            onToggleGroup={toggleGroup}
            footer={(form) => <UserBadge label={text.signedIn} name={member.name} detail={member.email} menu={userMenu} compact={form === 'collapsed'} />}
          />
        }
        notice={online ? null : <Alert tone="caution" icon={WifiOff} title={text.offline} />}
        topBar={<Bar onToggleSidebar={toggleSidebar} onSearch={() => setPalette(true)} userMenu={userMenu} />}
      >
        {children}
      </AppShell>
      {Palette && <Palette open={palette} onClose={() => setPalette(false)} onCreateProject={createProject} />}
      {CreateProject && <CreateProject open={creating} onClose={() => setCreating(false)} />}
      {ResetSample && <ResetSample open={resetting} onClose={() => setResetting(false)} />}
      <Toasts label={text.toasts} />
    </Theme>
  )
}
