import type { DashboardDocument } from '../reports/dashboards.ts'
import type { ContainerChange } from '../setup/containers.ts'
import type { MeasurementPlan, PlanTrigger } from '../setup/plan.ts'
import { commissionOf } from './revenue.ts'
import type { Template, TemplateCategory, TemplateSort } from './templates.ts'
import type { VersionType } from './versions.ts'

/** A dashboard that a template brings along. */
export interface TemplateDashboard {
  name: string
  description: string
  document: DashboardDocument
}

/** What a template is made of. A plan makes its container; a container that was given as a file has no plan. */
export interface TemplateContent {
  plan: MeasurementPlan | null
  /** A container file as text; null where the plan makes it. */
  container: string | null
  dashboard: TemplateDashboard | null
}

/** A content as it was saved: `<project>:<hash>`. */
export interface TemplateSnapshot {
  id: string
  project: string
  hash: string
  content: TemplateContent
}

/** `paid`: it can be downloaded. `waiting`: no payment provider is connected, so nobody was charged. `failed`: the payment was refused. */
export const purchaseStatuses = ['paid', 'waiting', 'failed'] as const
export type PurchaseStatus = (typeof purchaseStatuses)[number]

export interface Purchase {
  id: string
  project: string
  templateId: string
  /** Id of the member. */
  buyerId: string
  priceCents: number
  feeCents: number
  commissionCents: number
  /** ISO 8601, UTC. */
  time: string
  status: PurchaseStatus
}

/** A price in cents as the creator and the platform share it: nothing is lost and nothing is made. */
export function splitOf(priceCents: number): { commissionCents: number; feeCents: number } {
  const commissionCents = commissionOf(priceCents)
  return { commissionCents, feeCents: priceCents - commissionCents }
}

/** What a member thinks of a template: `<project>:<member>:<template>`. */
export interface TemplateReview {
  id: string
  project: string
  templateId: string
  memberId: string
  author: string
  stars: number
  text: string
  /** ISO 8601, UTC. */
  at: string
}

/** How often a template was downloaded and rated in a project: `<project>:<template>`. */
export interface TemplateTotals {
  id: string
  project: string
  templateId: string
  downloads: number
  reviews: number
  /** The sum of the stars of all reviews. */
  stars: number
}

/** That a template was put into a project, and what it brought: `<project>:<template>`. */
export interface TemplateInstallation {
  id: string
  project: string
  templateId: string
  /** Number of the version; empty where there is none. */
  version: string
  /** ISO 8601, UTC. */
  at: string
  by: string
  /** Ids of the events that came into the plan, with a hash of what they were: one that was changed since is the member's own. */
  events: { id: string; print: string }[]
  /** Ids of the audiences and charts that came with them. */
  audiences: string[]
  dashboards: string[]
  /** Id of the dashboard that was made; null where there is none. */
  dashboard: string | null
}

/** That a member downloaded a template: `<project>:<member>:<template>`. */
export interface TemplateDownload {
  id: string
  project: string
  templateId: string
  /** ISO 8601, UTC. */
  at: string
}

export interface StoreTemplate extends Template {
  /** It is free, ours or paid for. */
  owned: boolean
  /** Published by this account. */
  mine: boolean
  installed: boolean
  /** How this member's order stands; null where there is none. */
  order: PurchaseStatus | null
}

export interface Store {
  rows: StoreTemplate[]
}

export interface StoreFilter {
  search: string
  category: TemplateCategory | 'all'
  sort: TemplateSort
}

const orders: Record<TemplateSort, (a: Template, b: Template) => number> = {
  popular: (a, b) => b.downloads - a.downloads,
  newest: (a, b) => b.published.localeCompare(a.published),
  rating: (a, b) => b.rating - a.rating,
  'price-low': (a, b) => a.price - b.price,
}

/** The templates whose name or description contains the search, whatever its case, and which are of the category; sorted, equals by name. */
export function shownTemplates<T extends Template>(rows: readonly T[], { search, category, sort }: StoreFilter): T[] {
  const wanted = search.trim().toLowerCase()
  return rows
    .filter((row) => category === 'all' || row.category === category)
    .filter((row) => `${row.name}\n${row.description}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => orders[sort](a, b) || a.name.localeCompare(b.name))
}

export interface TemplateDetails {
  template: StoreTemplate
  contents: {
    events: { name: string; keyEvent: boolean; trigger: PlanTrigger['type']; parameters: string[] }[]
    tags: string[]
    triggers: string[]
    variables: string[]
    charts: number
    audiences: number
    dashboard: TemplateDashboard | null
  }
  /** Newest first; empty for templates whose history is not kept here. */
  versions: { version: string; date: string; type: VersionType; changes: string[] }[]
  /** Newest first. */
  reviews: TemplateReview[]
  /** Whether this member may review it: it was downloaded or installed, and is not ours. */
  canReview: boolean
  /** The template's file is all that is known of it, so it is imported into Tag Manager and not installed. */
  fileOnly: boolean
}

/** What becomes of an event of the template in the project's plan. `there`: the plan has one that fires so. `added`: it comes in. */
export interface InstallEvent {
  name: string
  trigger: PlanTrigger['type']
  keyEvent: boolean
  becomes: 'added' | 'there'
}

/** What installing would add to the selected project. Nothing of the project is changed or removed by it. */
export interface InstallPreview {
  template: { id: string; name: string }
  events: InstallEvent[]
  audiences: number
  charts: number
  /** What the generated container gets. */
  container: ContainerChange[]
  /** The dashboard that is made, under a name that is free. */
  dashboard: { name: string; widgets: number } | null
  /** What it is for the project's plan: an addition, or nothing. */
  type: VersionType | null
  alreadyInstalled: boolean
}

export interface Installed {
  installation: TemplateInstallation
  events: number
}

/** What taking a template out has removed; what was changed since stays. */
export interface Uninstalled {
  removed: number
  kept: string[]
}

/** A template to be saved, as a zip. */
export interface TemplateFile {
  fileName: string
  type: string
  base64: string
}
