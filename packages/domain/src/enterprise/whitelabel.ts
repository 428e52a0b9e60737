export const clientStatuses = ['Active', 'Setup'] as const
export type ClientStatus = (typeof clientStatuses)[number]

/** An account under another brand. */
export interface WhiteLabelClient {
  id: string
  name: string
  domain: string
  status: ClientStatus
  users: number
  /** ISO 8601, UTC; null when nobody has signed in. */
  lastActive: string | null
}

/** Colours that a brand has until somebody chooses others (specification, section 9). */
export const defaultPrimaryColor = '#3b82f6'
export const defaultSecondaryColor = '#64748b'

/** How the product presents itself. */
export interface BrandSettings {
  id: string
  companyName: string
  /** `#rrggbb` */
  primaryColor: string
  secondaryColor: string
  /** Address or data address of a picture; null shows the company's name. */
  logo: string | null
}

export const featureStatuses = ['Available', 'Coming Soon'] as const
export type FeatureStatus = (typeof featureStatuses)[number]

/** Something that a brand can have of its own. */
export interface WhiteLabelFeature {
  id: string
  name: string
  description: string
  status: FeatureStatus
  enabled: boolean
}
