import type { ActInput } from '@tagmason/domain'

/** The key by which a project's site sends its events. Names of keys are unique in an account, and another project may measure the same site: the project's own name in addresses makes it so. */
export const siteKeyOf = (project: string, website: string): ActInput<'apiKeys.create'> => ({
  name: `${website.slice(0, Math.max(0, 60 - project.length - 3))} · ${project}`.slice(-60),
  kind: 'ingest',
  environment: 'production',
  scopes: ['events.write'],
  life: null,
})
