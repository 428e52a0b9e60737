import type { ContainerFinding } from '../setup/plans.ts'
import type { DraftTemplate, OwnTemplate } from './templates.ts'

/** What a draft needs before it can be published, and how much of the work each part is, in percent. The container is most of it. */
export const checklistParts = { name: 10, description: 10, category: 10, price: 10, container: 35, picture: 15, tags: 10 } as const
export type ChecklistPart = keyof typeof checklistParts
export type Checklist = Record<ChecklistPart, boolean>

/** Percent of the checklist that is done. */
export const progressOf = (checklist: Checklist): number =>
  Object.entries(checklistParts).reduce((sum, [part, weight]) => sum + (checklist[part as ChecklistPart] ? weight : 0), 0)

/** The least characters of a description that helps to choose. */
export const leastDescription = 20

export interface MyTemplates {
  figures: { published: number; drafts: number; downloads: number; revenueCents: number }
  /** Last updated first. */
  published: OwnTemplate[]
  /** Last modified first. */
  drafts: Omit<DraftTemplate, 'picture'>[]
}

export interface TemplateDraft {
  draft: DraftTemplate
  checklist: Checklist
  contents: { events: string[]; tags: number; triggers: number; variables: number; dashboard: string | null }
  findings: ContainerFinding[]
}
