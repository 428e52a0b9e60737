import type { ContainerDraft } from './containerDrafts.ts'
import type { TagWorkspace } from './deployments.ts'

export const connectionStatuses = ['connected', 'pending'] as const
export type ConnectionStatus = (typeof connectionStatuses)[number]

/** A Google Tag Manager container. */
export interface TagContainer {
  /** `GTM-` and 4 to 10 letters or digits. */
  id: string
  project: string
  name: string
  status: ConnectionStatus
  /** How many tags it holds; 0 until it is connected. */
  tags: number
  triggers: number
  /** When an export of it was last imported, ISO 8601, UTC. It is the proof that it is there, and what it is counted from. */
  importedAt?: string
  /** The tag that sets the consent default by a template of its own, as consent banners bring one; left out where none does. */
  consentBy?: string
  /** Its file was read from the published container, and is no export. */
  published?: true
  /** The numbers by which Tag Manager's own site opens it, from its export; left out until one said them. */
  numbers?: { account: string; container: string }
  /** When what is stored of it was last changed here, ISO 8601, UTC; left out while it is as its last export says. */
  changedAt?: string
}

/** What a container id looks like. */
export const containerIdPattern = /^GTM-[A-Z0-9]{4,10}$/

/** The most bytes of a file that is imported. */
export const mostContainerFileBytes = 50_000_000

/** Files made by hand or by a generator carry this in place of an id, so they prove nothing. */
export const containerIdPlaceholder = /^GTM-X+$/

export const generatedTagStatuses = ['draft', 'deployed'] as const
export type GeneratedTagStatus = (typeof generatedTagStatuses)[number]

/** A tag that was made from the measurement plan. */
export interface GeneratedTag {
  id: string
  project: string
  name: string
  /** Kind of tag as Tag Manager names it: `GA4 Event`. */
  type: string
  /** Name of the trigger that fires it. */
  trigger: string
  status: GeneratedTagStatus
  /** The container that it is deployed to; empty while it is in none. */
  containerId: string
}

/** What of a generated tag is in a container, as it was then: another content is a draft again. */
export interface DeployedTag {
  /** `<project>:<name>` */
  id: string
  project: string
  content: string
  containerId: string
  /** ISO 8601, UTC. */
  at: string
}

/** A container file as it was imported. */
export interface StoredContainerFile {
  /** Id of the container. */
  id: string
  project: string
  fileName: string
  text: string
  /** ISO 8601, UTC. */
  importedAt: string
  /** It was decoded from the published container; left out where it is an export. */
  published?: PublishedOrigin
}

/** Where a file comes from that was decoded from a published container. */
export interface PublishedOrigin {
  /** The number of the published version; empty where the script does not say. */
  version: string
  /** What it does not say, as codes with values: members read them in their own languages. */
  unknowable: { code: string; values: Record<string, string | number> }[]
}

/** A file that was given and is being looked at; one a project. */
export interface ContainerUpload {
  /** Slug of the project. */
  id: string
  project: string
  /** Another one with every file. */
  upload?: string
  fileName: string
  text: string
  /** The container that the member says the file is of, where the file has a placeholder for its id. */
  container?: string | undefined
  published?: PublishedOrigin
}

export interface Containers {
  containers: TagContainer[]
  tags: GeneratedTag[]
  workspaces: TagWorkspace[]
  /** What programs proposed and waits for a person, the newest first. */
  drafts: ContainerDraft[]
}

export interface ContainerEntity {
  name: string
  /** As Tag Manager writes it in exports: `gaawe`, `CUSTOM_EVENT`, `v`; the name of the custom template that it is made from. */
  type: string
  /** What Tag Manager calls a built-in type of tag, for readers whose language has no name of its own for it; left out where it is not known. */
  typeLabel?: string
  /** For tags the names of the triggers, for triggers how many tags they fire. */
  detail: string[]
}

export interface ContainerDetails {
  container: TagContainer
  /** Null until an export of it is imported. */
  file: {
    fileName: string
    tags: ContainerEntity[]
    triggers: ContainerEntity[]
    variables: ContainerEntity[]
    /** Where it was decoded from the published container: of which version, and what that does not say. */
    published: { version: string; unknowable: string[] } | null
  } | null
}

export interface TagPreview {
  tag: GeneratedTag
  /** The tag and what fires it, as they stand in the container file; empty where only its name is known. */
  code: string
}

/** One thing that an import does to a container. */
export interface ContainerChange {
  kind: 'added' | 'changed' | 'removed' | 'same'
  entity: 'tag' | 'trigger' | 'variable' | 'other'
  name: string
  before: string
  after: string
}

export interface FileToSave {
  fileName: string
  text: string
}

/** What came of looking for a proof. */
export interface Verification {
  status: ConnectionStatus
  /** When what the counts come from was imported; null where there is nothing. */
  importedAt: string | null
}
