/** The pages that the rules' reasons are taken from. What only practice taught stands in the project's facts, by section. */
const support = 'https://support.google.com'
const facts = 'facts/gtm-and-ga4.md'

export const sources = {
  importing: `${support}/tagmanager/answer/6106997`,
  naming: `${support}/tagmanager/answer/6261285`,
  reservedNames: `${support}/analytics/answer/13316687`,
  eventLimits: `${support}/analytics/answer/9267744`,
  enhanced: `${support}/analytics/answer/9216061`,
  entities: 'https://developers.google.com/tag-platform/tag-manager/api/v2',
  references: `${facts} 1.4`,
  tags: `${facts} 1.7`,
  triggers: `${facts} 1.8`,
  variables: `${facts} 1.9`,
  builtIns: `${facts} 1.10`,
  limits: `${facts} 1.11`,
  recommended: `${facts} 2.2`,
  consent: `${facts} 2.8`,
  dataLayer: `${facts} 4`,
  practice: `${facts} 5.3`,
  templates: 'github.com/sahava/GoogleTagManagerTemplates issue 53',
} as const
