import { CommandPalette, type PaletteEntry } from '@tagmason/ui'
import { Code2, FolderKanban, Globe, Import, Languages, Plus, SunMoon } from 'lucide-react'
import { languages, modes } from '@tagmason/domain'
import { useText } from '../language.ts'
import { useLeave, useNavigation } from '../navigation.tsx'
import { routeAt, routes } from '../routes.ts'
import { useAct, useRead, useReadLater } from '../workspace.tsx'
import { paletteText } from './palette/texts.ts'
import { shellText } from './texts.ts'
import { useFoundFigures } from './useFoundFigures.ts'
import { useSetLanguage } from './useSetLanguage.ts'

export interface PaletteProps {
  open: boolean
  onClose(): void
  onCreateProject(): void
}

/** Every screen, every project, the records and figures of the workspace and the actions of the shell, by name. Choosing one closes it and goes there or does it. */
export function Palette({ open, onClose, onCreateProject }: PaletteProps) {
  const text = useText(shellText)
  const sought = useText(paletteText)
  const { go } = useNavigation()
  const leave = useLeave()
  const projects = useRead('projects.list')
  const records = useReadLater('records.list') ?? []
  const select = useAct('session.selectProject')
  const setPreferences = useAct('session.setPreferences')
  const setLanguage = useSetLanguage()
  const figures = useFoundFigures(open)

  const entries: (PaletteEntry & { act(): void })[] = [
    ...routes.map(({ path, area, icon }) => ({
      id: path,
      label: text.titles[path],
      // The dashboard is a page and no area.
      ...(area === 'dashboard' ? {} : { detail: text.areas[area] }),
      group: text.screens,
      icon,
      act: () => go(path),
    })),
    { id: 'create', label: text.createProject, group: text.actions, icon: Plus, act: onCreateProject },
    ...(
      [
        ['code', Code2, '/setup'],
        ['importing', Import, '/setup/gtm'],
        ['page', Globe, '/setup/events?do=page'],
      ] as const
    ).map(([id, icon, path]) => ({
      id,
      label: sought[id].label,
      keywords: sought[id].words,
      detail: text.titles[path === '/setup/events?do=page' ? '/setup/events' : path],
      group: text.actions,
      icon,
      sought: true,
      act: () => go(path),
    })),
    ...modes.map((mode) => ({
      id: `mode-${mode}`,
      label: `${text.theme}: ${text.modes[mode]}`,
      group: text.actions,
      icon: SunMoon,
      act: () => void setPreferences.run({ mode }),
    })),
    ...languages.map((each) => ({
      id: `language-${each}`,
      label: `${text.language}: ${text.languages[each]}`,
      group: text.actions,
      icon: Languages,
      act: () => void setLanguage(each),
    })),
    ...projects.map(({ value, label, website }) => ({
      id: `project-${value}`,
      label,
      detail: website,
      group: text.projects,
      icon: FolderKanban,
      act: () => leave(() => void select.run({ project: value })),
    })),
    ...records.flatMap(({ id, name, path }) => {
      const route = routeAt(path)
      if (route === undefined) return []
      return [{ id, label: name, detail: text.titles[route.path], group: text.records, icon: route.icon, sought: true, act: () => go(path) }]
    }),
    ...figures.map((figure) => ({ ...figure, act: () => go(figure.path) })),
  ]
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      label={text.palette}
      placeholder={text.paletteHint}
      entries={entries}
      onChoose={(id) => entries.find((entry) => entry.id === id)?.act()}
    />
  )
}
