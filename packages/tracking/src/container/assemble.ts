import type { ContainerFile, CustomTemplate, Folder, Tag, Trigger, Variable } from '../gtm/index.ts'
import type { TemplateDraft } from './consentTemplate.ts'
import { setupFolder } from './folders.ts'
import { counter } from './ids.ts'
import { fingerprint, placeholder } from './shapes.ts'
import type { TagDraft } from './tagDraft.ts'
import { plainName } from './text.ts'
import type { TriggerDraft } from './triggers.ts'
import type { Variables } from './variables.ts'

const publicId = 'GTM-XXXXXXX'

const features = {
  supportUserPermissions: true,
  supportEnvironments: true,
  supportWorkspaces: true,
  supportGtagConfigs: false,
  supportBuiltInVariables: true,
  supportClients: false,
  supportFolders: true,
  supportTags: true,
  supportTemplates: true,
  supportTriggers: true,
  supportVariables: true,
  supportVersions: true,
  supportZones: true,
  supportTransformations: false,
}

export interface Drafts {
  variables: Variables
  /** By the key that tags name them with. */
  triggers: ReadonlyMap<string, TriggerDraft>
  tags: readonly TagDraft[]
}

const listed = <Key extends string, Item>(key: Key, items: readonly Item[]): { [key in Key]?: readonly Item[] } =>
  items.length === 0 ? {} : ({ [key]: items } as { [key in Key]: readonly Item[] })

/** Gives out ids from one counter and puts everything in Google Tag Manager's order of keys. Empty lists are left out, as in genuine exports. */
export function assemble({ variables, triggers, tags }: Drafts, name: string, exportTime: string): ContainerFile {
  const next = counter()
  const folderNames = [setupFolder, ...new Set(tags.flatMap((tag) => tag.folder ?? []))]
  const folders = new Map(folderNames.map((folderName): [string, Folder] => [folderName, { ...placeholder, folderId: next(), name: folderName, fingerprint }]))
  const placeIn = (folderName = setupFolder) => ({ fingerprint, parentFolderId: folders.get(folderName)?.folderId ?? '' })
  const place = placeIn()
  // A trigger of events of different folders serves several purposes.
  const purposes = new Map([...triggers.keys()].map((key) => [key, new Set(tags.filter((tag) => tag.trigger === key).map((tag) => tag.folder))]))
  const folderOfTrigger = (key: string): string | undefined => {
    const [only, ...others] = purposes.get(key) ?? []
    return others.length === 0 ? only : undefined
  }

  const variable = variables.drafts().map((draft): Variable => ({
    ...placeholder,
    variableId: next(),
    name: draft.name,
    type: draft.type,
    parameter: draft.parameter,
    ...place,
    ...(draft.plain ? {} : { formatValue: {} }),
  }))

  const ids = new Map<string, string>()
  const trigger = [...triggers].map(([key, draft]): Trigger => {
    const triggerId = next()
    ids.set(key, triggerId)
    const { type, parameter, ...content } = draft.content
    return {
      ...placeholder,
      triggerId,
      name: draft.name,
      type,
      ...content,
      ...placeIn(folderOfTrigger(key)),
      ...(parameter === undefined ? {} : { parameter }),
    }
  })

  const templates = new Map<TemplateDraft, CustomTemplate>()
  for (const { type } of tags)
    if (typeof type !== 'string' && !templates.has(type))
      templates.set(type, { ...placeholder, templateId: next(), name: type.name, fingerprint, templateData: type.templateData })
  const typeCode = (type: TagDraft['type']): string => (typeof type === 'string' ? type : `cvt_${placeholder.containerId}_${templates.get(type)?.templateId}`)

  const tag = tags.map((draft): Tag => ({
    ...placeholder,
    tagId: next(),
    name: draft.name,
    type: typeCode(draft.type),
    ...(draft.notes === undefined ? {} : { notes: draft.notes }),
    parameter: draft.parameter,
    fingerprint,
    firingTriggerId: [ids.get(draft.trigger) ?? draft.trigger],
    parentFolderId: placeIn(draft.folder).parentFolderId,
    tagFiringOption: draft.firing,
    monitoringMetadata: { type: 'MAP' },
    consentSettings: draft.consent,
  }))

  const manager = 'https://tagmanager.google.com/#'
  return {
    exportFormatVersion: 2,
    exportTime,
    containerVersion: {
      path: 'accounts/0/containers/0/versions/0',
      ...placeholder,
      containerVersionId: '0',
      container: {
        path: 'accounts/0/containers/0',
        ...placeholder,
        name: plainName(name) || 'Tagmason',
        publicId,
        usageContext: ['WEB'],
        fingerprint,
        tagManagerUrl: `${manager}/container/accounts/0/containers/0/workspaces?apiLink=container`,
        features,
        tagIds: [publicId],
      },
      tag,
      ...listed('trigger', trigger),
      variable,
      folder: [...folders.values()],
      ...listed(
        'builtInVariable',
        variables.builtIns().map(({ type, name: builtIn }) => ({ ...placeholder, type, name: builtIn })),
      ),
      fingerprint,
      tagManagerUrl: `${manager}/versions/accounts/0/containers/0/versions/0?apiLink=version`,
      ...listed('customTemplate', [...templates.values()]),
    },
  }
}
