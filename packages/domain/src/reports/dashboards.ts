export const dashboardStatuses = ['published', 'draft'] as const
export type DashboardStatus = (typeof dashboardStatuses)[number]

/** A stored layout of widgets. */
export interface Dashboard {
  id: string
  project: string
  name: string
  description: string
  /** How many widgets it has. */
  widgets: number
  status: DashboardStatus
  /** ISO 8601, UTC. */
  lastModified: string
  views: number
}

export const widgetTypes = ['metric', 'chart', 'pie', 'table'] as const
export type WidgetTypeName = (typeof widgetTypes)[number]

/** A kind of widget that the palette offers. */
export interface WidgetType {
  type: WidgetTypeName
  name: string
  description: string
}
