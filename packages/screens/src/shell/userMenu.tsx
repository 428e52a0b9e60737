import { languages, modes } from '@tagmason/domain'
import { type MenuGroupOf, toast, type UserBadgeProps } from '@tagmason/ui'
import { LogOut, Monitor, Moon, RotateCcw, Settings, Sun, User } from 'lucide-react'
import { useEntrance } from '../entrance/door.tsx'
import { useText } from '../language.ts'
import { useLeave } from '../navigation.tsx'
import { useAct, useRead } from '../workspace.tsx'
import { shellText } from './texts.ts'
import { useSetLanguage } from './useSetLanguage.ts'

const modeIcons = { light: Sun, dark: Moon, system: Monitor }

export function useThemeChoices(): MenuGroupOf {
  const text = useText(shellText)
  const { mode } = useRead('session.get').preferences
  const set = useAct('session.setPreferences')
  return {
    label: text.theme,
    items: modes.map((each) => ({ label: text.modes[each], icon: modeIcons[each], checked: each === mode, onPress: () => void set.run({ mode: each }) })),
  }
}

export function useLanguageChoices(): MenuGroupOf {
  const text = useText(shellText)
  const { language } = useRead('session.get').preferences
  const set = useSetLanguage()
  return { label: text.language, items: languages.map((each) => ({ label: text.languages[each], checked: each === language, onPress: () => void set(each) })) }
}

/** The way out, for whoever came in by signing in. */
function useSignOut(): readonly MenuGroupOf[] {
  const text = useText(shellText)
  const { signedIn } = useRead('session.get')
  const open = useEntrance()
  const leave = useLeave()
  if (!signedIn || open === null) return []
  const signOut = async () => {
    const door = await open()
    if ('done' in (await door.signOut())) door.leave('/sign-in')
    else toast.error(text.actFailed(text.signOut), { detail: text.refusals.unavailable })
  }
  return [{ items: [{ label: text.signOut, icon: LogOut, onPress: () => leave(() => void signOut()) }] }]
}

/** What can be done with one's own account and workspace. Resetting the sample asks first, so that is left to the caller. */
export function useUserMenu(onReset: () => void): NonNullable<UserBadgeProps['menu']> {
  const text = useText(shellText)
  const { blocked } = useAct('workspace.reset')
  const { space } = useRead('session.get')
  const out = useSignOut()
  const preferences = [useThemeChoices(), useLanguageChoices()]
  const own = {
    items: [
      { label: text.profile, icon: User, href: '/account/settings' },
      { label: text.preferences, icon: Settings, href: '/account/settings?tab=preferences' },
    ],
  }
  const reset = { label: text.resetSample, detail: text.resetSampleDetail, icon: RotateCcw, blocked, onPress: onReset }
  return { label: text.profile, groups: [own, ...preferences, ...(space === 'sample' ? [{ label: text.sampleWorkspace, items: [reset] }] : []), ...out] }
}
